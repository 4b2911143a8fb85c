import type { CodeSyntax } from '../code-syntax.ts'
import { backslashEscapes, verbatim } from '../escapes.ts'
import { besideOperators } from './neighbors.ts'
import { nestingAndLine } from './shared-forms.ts'

const escapes = backslashEscapes({ named: '0nrt', itself: '"\\\'', numbered: ['u{'] })

/** Swift: strings on one line or several, with expressions, and raw strings between number signs. */
export const swift: CodeSyntax = {
  comments: nestingAndLine,
  strings: [
    {
      open: '#+"',
      closing: open => `"${open.slice(0, -1)}`,
      escapes: verbatim('"\\#\r\n'),
    },
    ...['"""', '"'].map(close => ({
      open: close,
      close,
      keeps: 'backslash' as const,
      ...(close.length === 3 ? { spansLines: true as const } : {}),
      interpolation: '\\\\\\(',
      escapes,
    })),
  ],
  neighbors: besideOperators,
  tests: /^[ \t]*(?:@testable[ \t]+)?import[ \t]+(?:XCTest|Testing|Quick|Nimble)\b/m,
}
