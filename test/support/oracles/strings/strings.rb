# The strings of Ruby programs by Ripper: [start, end, text between the quotes] in UTF-16 units, or null.
require 'json'
require 'ripper'

def units(source, bytes)
  source.byteslice(0, bytes).encode('UTF-16LE').bytesize / 2
end

def strings_of(source)
  return nil if Ripper.sexp(source).nil?

  starts = [0]
  source.each_line { |line| starts << starts[-1] + line.bytesize }
  found = []
  open = []
  Ripper.lex(source).each do |(line, column), kind, token|
    at = starts[line - 1] + column
    case kind
    when :on_tstring_beg, :on_heredoc_beg, :on_regexp_beg, :on_symbeg, :on_embexpr_beg,
         :on_words_beg, :on_qwords_beg, :on_symbols_beg, :on_qsymbols_beg
      open << [kind, at, token] unless kind == :on_symbeg && token == ':'
    when :on_embexpr_end, :on_regexp_end, :on_label_end, :on_heredoc_end
      open.pop
    when :on_tstring_end
      begun, start, quote = open.pop
      next unless %i[on_tstring_beg on_symbeg on_qwords_beg on_words_beg].include?(begun)

      found << [units(source, start), units(source, at + token.bytesize), nil, quote]
    end
  end
  found
end

puts JSON.dump(JSON.parse($stdin.read).map { |source| strings_of(source) rescue nil })
