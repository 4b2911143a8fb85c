import type { EscapeSyntax } from '../../decode-escapes.ts'

const single: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1B',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '\t': '\t',
  v: '\v',
  N: '\x85',
  _: '\xA0',
  L: '\u2028',
  P: '\u2029',
  ' ': ' ',
  '"': '"',
  '/': '/',
  '\\': '\\',
}

/** The text between the double quotes of a flow scalar (YAML 1.2.2, section 5.7) on one line. */
export const doubleQuotedScalar: EscapeSyntax = {
  escapes: /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|[0abefnrt\tvN_LP "/\\])/g,
  decode: found => {
    if (found.length === 2) return single[found.charAt(1)] ?? null
    const value = Number.parseInt(found.slice(2), 16)
    return value > 0x10ffff ? null : String.fromCodePoint(value)
  },
  escape: text =>
    /[\0-\x08\x0A-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uD800-\uDFFF]/u.test(text)
      ? null
      : text.replaceAll(/["\\]/g, '\\$&'),
  joins: (source, start) =>
    /(?<!\\)(?:\\\\)*\\(?:x[\dA-Fa-f]?|u[\dA-Fa-f]{0,3}|U[\dA-Fa-f]{0,7})?$/.test(
      source.slice(Math.max(0, start - 40), start),
    ),
}

/** An unquoted scalar. A colon at the end, or a space and a `#`, would end it. */
export const plainScalar: EscapeSyntax = {
  escapes: /(?!)/g,
  decode: () => null,
  escape: text => (/[\s#,[\]{}"'`|>]|:$|^[-?:@&*!]/.test(text) ? null : text),
  joins: (source, start, end) =>
    source[start - 1] === ':' && /^(?:[\s,[\]{}]|$)/.test(source.slice(end, end + 1)),
}

/** The text between single quotes, in which a quote is written twice. */
export const singleQuotedScalar: EscapeSyntax = {
  escapes: /''/g,
  decode: () => "'",
  escape: text =>
    /[\0-\x08\x0A-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uD800-\uDFFF]/u.test(text)
      ? null
      : text.replaceAll("'", "''"),
}
