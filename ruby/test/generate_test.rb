# frozen_string_literal: true

require 'jot/json'

class GenerateTest < Test::Unit::TestCase
  test 'JSON generates with Jot' do
    assert_equal Jot::Generator, JSON.generator
    assert_equal Jot::Generator::State, JSON::State
  end

  test 'a plain tree' do
    tree = { 'a' => [1, -2.5, nil, true, false, 'é"', 2**70], b: {}, 3 => [] }
    assert_equal '{"a":[1,-2.5,null,true,false,"é\"",1180591620717411303424],"b":{},"3":[]}', JSON.generate(tree, allow_duplicate_key: true)
  end
end
