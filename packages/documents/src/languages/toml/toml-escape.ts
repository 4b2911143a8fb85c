import type { EscapeSyntax } from '../../decode-escapes.ts'

const single: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  e: '\x1B',
  '"': '"',
  '\\': '\\',
}

/** The text between the quotes of a basic string (TOML 1.1). */
export const basicString: EscapeSyntax = {
  escapes: /\\(?:u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|x[\dA-Fa-f]{2}|[btnfre"\\])/g,
  decode: found => {
    if (found.length === 2) return single[found.charAt(1)] ?? null
    const value = Number.parseInt(found.slice(2), 16)
    return value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff)
      ? null
      : String.fromCodePoint(value)
  },
  escape: text =>
    /[\0-\x08\x0A-\x1F\x7F\uD800-\uDFFF]/u.test(text) ? null : text.replaceAll(/["\\]/g, '\\$&'),
  joins: (source, start) =>
    /(?<!\\)(?:\\\\)*\\(?:[ux][\dA-Fa-f]{0,3}|U[\dA-Fa-f]{0,7})?$/.test(
      source.slice(Math.max(0, start - 40), start),
    ),
}
