import type { CodeSyntax } from '../code-syntax.ts'
import { backslashEscapes, verbatim } from '../escapes.ts'
import { besideMacros } from './neighbors.ts'
import { blockAndLine } from './shared-forms.ts'

/** C and C++: strings, raw strings of C++, characters, and directives with plain text. */
export const c: CodeSyntax = {
  comments: blockAndLine,
  // A quote between digits is a digit separator.
  passed:
    "(?<![\\da-fA-F])'(?:\\\\[^\\n]|[^'\\\\\\n]){1,12}'|^[ \\t]*#[ \\t]*(?:error|warning)\\b[^\\n]*",
  strings: [
    {
      open: '(?<!\\w)(?:u8|[uUL])?R"[^\\s()\\\\"]{0,16}\\(',
      closing: open => `)${open.slice(open.indexOf('"') + 1, -1)}"`,
      escapes: verbatim('"()\r\n'),
    },
    {
      open: '"',
      keeps: 'backslash',
      escapes: backslashEscapes({
        named: 'abefnrtv',
        itself: '"\\\'?',
        numbered: ['u', 'U'],
        continues: 'plain',
      }),
    },
  ],
  neighbors: besideMacros,
  tests:
    /^[ \t]*(?:#[ \t]*include[ \t]*["<](?:gtest|gmock|catch2?|doctest|check|cmocka|boost\/test)\b|TEST(?:_[FP])?\(|(?:START_TEST|BOOST_AUTO_TEST_CASE|TEST_CASE)\b)/im,
}
