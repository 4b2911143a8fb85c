import type { CodeSyntax } from '../code-syntax.ts'
import { backslashEscapes, verbatim } from '../escapes.ts'
import { besideOperators } from './neighbors.ts'
import { blockAndLine, character } from './shared-forms.ts'

/** Go: interpreted strings, raw strings between backticks, runes. */
export const go: CodeSyntax = {
  comments: blockAndLine,
  passed: character,
  strings: [
    {
      open: '"',
      keeps: 'backslash',
      escapes: backslashEscapes({
        named: 'abfnrtv',
        itself: '"\\',
        numbered: ['x', 'u', 'U'],
      }),
    },
    { open: '`', spansLines: true, escapes: verbatim('`\r') },
  ],
  neighbors: besideOperators,
  tests: /^[ \t]*(?:import[ \t]+)?"testing"|^func[ \t]+(?:Test|Example|Fuzz|Benchmark)/m,
}
