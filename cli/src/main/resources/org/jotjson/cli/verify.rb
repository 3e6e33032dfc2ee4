# Each line is the name of a document: answers with its JSON, or nil if it is refused.
$stdin.each_line(chomp: true) do |file|
  begin
    tree = JSON.parse(File.read(file, mode: 'r:BOM|UTF-8'), max_nesting: false)
    json = encode(tree, max_nesting: 0)
  rescue StandardError, SystemStackError
    json = nil
  end
  answer(json)
end
