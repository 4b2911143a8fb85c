import type { CodeSyntax } from '../code-syntax.ts'
import { doubledEscapes, verbatim } from '../escapes.ts'
import { besideBars } from './neighbors.ts'

/** SQL: standard strings, and dollar-quoted strings of PostgreSQL. */
export const sql: CodeSyntax = {
  comments: [{ open: '--' }, { open: '/\\*', close: '*/' }],
  passed: '"[^"\\n]*"|`[^`\\n]*`',
  strings: [
    { open: "'", keeps: 'doubled', spansLines: true, escapes: doubledEscapes("'", '\\') },
    {
      open: '(?<![\\w$])\\$(?:[A-Za-z_]\\w*)?\\$',
      closing: open => open,
      escapes: verbatim('$'),
    },
  ],
  neighbors: besideBars,
}
