import type { CodeSyntax } from '../code-syntax.ts'
import { backslashEscapes, verbatim } from '../escapes.ts'
import { besideOperators } from './neighbors.ts'

/** After this, a slash begins a regular expression instead of dividing. */
const operand =
  '(?:^|[(,=~!|&{\\[;?:+*%<>^-]|\\b(?:if|unless|when|and|or|not|return|while|until|split|match|scan|gsub|sub))[ \\t]*'

const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']', '<': '>' }

/** Ruby: strings with and without expressions, heredocs, regular expressions. */
export const ruby: CodeSyntax = {
  comments: [
    { open: '=(?<=^=)begin\\b', close: '\n=end' },
    { open: '__(?<=^__)END__$', close: '\0' },
    { open: '#' },
  ],
  // Lookbehinds are slow, so they come after the rare characters.
  heredoc: '<<(?:[~-]["\'`]?[A-Za-z_]\\w*|(?<![\\w\\])] ?<<)["\']?[A-Z_]{2}\\w*)["\'`]?',
  passed: [
    `/(?<=${operand}/)(?:\\\\[^\\n]|\\[(?:\\\\[^\\n]|[^\\]\\\\\\n])*\\]|[^/\\\\\\n[])*/`,
    '\\?(?<=[\\s(,=]\\?)["\'#`](?!\\w)',
    '\\$["\'`]',
  ].join('|'),
  strings: [
    {
      open: `%(?:[qQwWiIx](?=[^\\w\\s])|(?<=${operand}%))[!-/:-<>-@[-^{-~]`,
      closing: open => closing[open.slice(-1)] ?? open.slice(-1),
      opensWords: /^%[wWiI]/,
      escapes: verbatim('\\#()[]{}<>|!/*+,;?&^~$\r\n'),
    },
    {
      open: '"',
      keeps: 'backslash',
      spansLines: true,
      interpolation: '#\\{',
      escapes: backslashEscapes({
        named: 'abefnrstv',
        itself: '"\\\'#/:@.-',
        numbered: ['x', 'u', 'u{'],
        continues: 'plain',
        active: '#{',
      }),
    },
    {
      open: "'",
      keeps: 'backslash',
      spansLines: true,
      escapes: backslashEscapes({ itself: "'\\" }),
    },
    {
      open: '`',
      keeps: 'backslash',
      spansLines: true,
      interpolation: '#\\{',
      escapes: backslashEscapes({ itself: '`\\', active: '#{' }),
    },
  ],
  neighbors: besideOperators,
  tests:
    /^[ \t]*(?:require(?:_relative)?[ \t(]+["'](?:.*(?:spec|test)_helper|minitest|rspec|test\/unit)|(?:RSpec\.)?describe\b|class[ \t]+\w*Test\b|def[ \t]+test_)/m,
}
