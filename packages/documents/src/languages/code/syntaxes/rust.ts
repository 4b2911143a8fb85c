import type { CodeSyntax } from '../code-syntax.ts'
import { backslashEscapes, verbatim } from '../escapes.ts'
import { besideOperators } from './neighbors.ts'
import { character, nestingAndLine } from './shared-forms.ts'

/** Rust: strings that may span lines, raw strings with number signs, characters. */
export const rust: CodeSyntax = {
  comments: nestingAndLine,
  passed: character,
  strings: [
    {
      open: '(?<!\\w)[bc]?r#*"',
      closing: open => `"${'#'.repeat(open.split('#').length - 1)}`,
      escapes: verbatim('"\r\n'),
    },
    {
      open: '"',
      keeps: 'backslash',
      spansLines: true,
      escapes: backslashEscapes({
        named: 'nrt0',
        itself: '"\\\'',
        numbered: ['x', 'u{'],
        continues: 'indented',
      }),
    },
  ],
  neighbors: besideOperators,
  tests: /#\[(?:cfg\(.*\btest\b|(?:\w+::)?test\b)/,
}
