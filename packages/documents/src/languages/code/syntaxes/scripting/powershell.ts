import type { EscapeSyntax } from '../../../../decode-escapes.ts'
import type { CodeSyntax } from '../../code-syntax.ts'
import { doubledEscapes, verbatim } from '../../escapes.ts'

const named: Readonly<Record<string, string>> = { '0': '\0', n: '\n', r: '\r', t: '\t' }

/** A backtick begins an escape, and a quote can be written twice. */
const escapes: EscapeSyntax = {
  escapes: /`[\s\S]|""/g,
  decode: found => {
    const kind = found.charAt(1)
    return found === '""' ? '"' : (named[kind] ?? (/[a-zA-Z]/.test(kind) ? null : kind))
  },
  escape: text => (/["`$\0-\x1f\u201c-\u201e]/.test(text) ? null : text),
  joins: (source, start) => /[`$"]/.test(source.charAt(start - 1)),
}

/** PowerShell: strings with and without expressions, and here-strings. */
export const powershell: CodeSyntax = {
  comments: [{ open: '<#', close: '#>' }, { open: '(?<![^\\s;({|])#' }],
  passed: '`[\\s\\S]',
  strings: [
    { open: "@'\\r?\\n", closing: () => "\n'@", escapes: verbatim("'\r\n") },
    { open: '@"\\r?\\n', closing: () => '\n"@', escapes: verbatim('"`$\r\n') },
    { open: "'", keeps: 'doubled', spansLines: true, escapes: doubledEscapes("'") },
    {
      open: '"',
      keeps: 'doubled',
      kept: '`[\\s\\S]',
      spansLines: true,
      interpolation: '\\$[({]',
      names: '\\$(?:\\w+:)?[A-Za-z_]\\w*',
      escapes,
    },
  ],
  neighbors: {
    before: /(?:\+|-(?:[ic]?(?:not)?(?:like|match|eq|ne)|f|join|split|replace))\s*$/i,
    after: /^\s*(?:\+|\.\w|-(?:f|split|replace)\b)/i,
  },
  tests: /^[ \t]*Describe[ \t]+["'{]/im,
}
