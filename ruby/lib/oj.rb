# frozen_string_literal: true

require 'jot/oj'
