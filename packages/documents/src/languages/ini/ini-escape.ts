import type { EscapeSyntax } from '../../decode-escapes.ts'

/** Python's configparser, which alembic uses: `%%` is a `%`, and `%(name)s` is filled in. */
export const interpolated: EscapeSyntax = {
  escapes: /%%/g,
  decode: () => '%',
  escape: text => (/[\r\n]|^\s|\s$/.test(text) ? null : text.replaceAll('%', '%%')),
  joins: (source, start, end) =>
    source[start - 1] === '%' && source[start - 2] !== '%' && source[end] !== '%',
}

/** Java's properties: a backslash keeps the next character from its meaning. */
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
