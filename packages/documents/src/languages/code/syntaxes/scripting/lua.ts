import type { CodeSyntax } from '../../code-syntax.ts'
import { backslashEscapes, verbatim } from '../../escapes.ts'

/** Lua: strings in quotes and in long brackets. */
export const lua: CodeSyntax = {
  comments: [
    { open: '--\\[\\[', close: ']]' },
    { open: '--\\[=\\[', close: ']=]' },
    { open: '--' },
  ],
  strings: [
    {
      open: '\\[=*\\[',
      closing: open => open.replaceAll('[', ']'),
      escapes: verbatim('[]=\r\n'),
    },
    ...['"', "'"].map(quote => ({
      open: quote,
      keeps: 'backslash' as const,
      escapes: backslashEscapes({
        named: 'abfnrtv',
        itself: `${quote}\\${quote === '"' ? "'" : '"'}`,
        numbered: ['x', 'u{'],
        continues: 'plain',
      }),
    })),
  ],
  // `..` concatenates.
  neighbors: { before: /(?:\.\.|["'\]])\s*$/, after: /^\s*(?:\.\.|:\s*\w|["'])/ },
  tests: /^[ \t]*(?:describe|it)[ \t]*\(|\brequire[ \t(]*["'](?:busted|luaunit)\b/m,
}
