import type { EscapeSyntax } from '../../decode-escapes.ts'

/**
 * Values of Python's configparser, which alembic uses: `%%` is a literal `%`, and `%(name)s` is a
 * placeholder.
 */
export const interpolated: EscapeSyntax = {
  escapes: /%%/g,
  decode: () => '%',
  escape: text => (/[\r\n]|^\s|\s$/.test(text) ? null : text.replaceAll('%', '%%')),
  joins: (source, start, end) =>
    source[start - 1] === '%' && source[start - 2] !== '%' && source[end] !== '%',
}

/** Values of Java properties: a backslash makes the next character literal or begins an escape. */
export const properties: EscapeSyntax = {
  escapes: /\\(?:u[\dA-Fa-f]{4}|[^u\r\n])/g,
  decode: found =>
    found.length === 6
      ? String.fromCharCode(Number.parseInt(found.slice(2), 16))
      : (control[found.charAt(1)] ?? found.charAt(1)),
  escape: text => (/[\r\n]|^\s|\s$/.test(text) ? null : text.replaceAll('\\', '\\\\')),
  joins: (source, start) =>
    /(?<!\\)(?:\\\\)*\\$/.test(source.slice(Math.max(0, start - 40), start)),
}

const control: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f' }
