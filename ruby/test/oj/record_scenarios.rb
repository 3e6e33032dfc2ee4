# frozen_string_literal: true

# Prints what Oj shows in each scenario, for MRI with Oj on the load path. See ruby/OJ.md.
require_relative 'scenarios'

OjScenarios::ALL.each_key do |name|
  reader, writer = IO.pipe
  pid = fork do
    $stderr.reopen(File::NULL)
    writer.write(eval(OjScenarios.script(name)))
    exit!(0)
  end
  writer.close
  text = reader.read
  Process.wait(pid)
  puts "== #{name}", text
end
