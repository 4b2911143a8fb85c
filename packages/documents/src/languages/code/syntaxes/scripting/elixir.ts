import type { CodeSyntax } from '../../code-syntax.ts'
import { backslashEscapes, verbatim } from '../../escapes.ts'

const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']', '<': '>' }
const escapes = backslashEscapes({
  named: '0abefnrstv',
  itself: '"\\\'#',
  numbered: ['x', 'u', 'u{'],
  active: '#',
})

/** Elixir: strings and heredocs with expressions, and sigils. */
export const elixir: CodeSyntax = {
  comments: [{ open: '#' }],
  passed: '\\?["\'#\\\\]',
  strings: [
    {
      open: '~[a-zA-Z](?:"""|[(\\[{<"\'|/])',
      closing: open => (open.endsWith('"""') ? '"""' : (closing[open.slice(-1)] ?? open.slice(-1))),
      escapes: verbatim('\\#()[]{}<>|/"\'\r\n'),
    },
    ...['"""', '"', "'"].map(close => ({
      open: close,
      close,
      keeps: 'backslash' as const,
      spansLines: true as const,
      interpolation: '#\\{',
      escapes,
    })),
  ],
  // `<>` concatenates.
  neighbors: { before: /<>\s*$/, after: /^\s*<>/ },
  tests: /^[ \t]*(?:use[ \t]+ExUnit\.Case|ExUnit\.start)\b/m,
}
