import type { CodeSyntax, StringForm } from '../../code-syntax.ts'
import { backslashEscapes, verbatim } from '../../escapes.ts'
import { besideStrings } from '../neighbors.ts'
import { nestingAndLine } from '../shared-forms.ts'

/** Dart: strings in single or triple quotes, raw or with expressions. */
export const dart: CodeSyntax = {
  comments: nestingAndLine,
  strings: ['"""', "'''", '"', "'"].flatMap(formsOf),
  neighbors: besideStrings,
  tests: /^[ \t]*import[ \t]+['"]package:(?:test|flutter_test|mockito)\//m,
}

function formsOf(quote: string): readonly StringForm[] {
  const lines = quote.length === 3 ? { spansLines: true as const } : {}
  const mark = quote.charAt(0)
  const other = mark === '"' ? "'" : '"'
  return [
    { open: `(?<!\\w)r${quote}`, close: quote, ...lines, escapes: verbatim(`${mark}\r\n`) },
    {
      open: quote,
      close: quote,
      keeps: 'backslash',
      ...lines,
      interpolation: '\\$\\{',
      names: '\\$[A-Za-z_]\\w*',
      escapes: backslashEscapes({
        named: 'bfnrtv',
        itself: `${mark}\\${other}$`,
        numbered: ['x', 'u', 'u{'],
        active: '$',
      }),
    },
  ]
}
