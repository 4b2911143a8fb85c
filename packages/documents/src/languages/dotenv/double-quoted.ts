import type { EscapeSyntax } from '../../decode-escapes.ts'

const single: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  '\\': '\\',
  $: '$',
}

/** The text between double quotes, as dotenv and shells read it. */
export const doubleQuoted: EscapeSyntax = {
  escapes: /\\[nrt"\\$]/g,
  decode: found => single[found.charAt(1)] ?? null,
  escape: text => (/[\r\n$`]/.test(text) ? null : text.replaceAll(/["\\]/g, '\\$&')),
  joins: (source, start) =>
    /(?<!\\)(?:\\\\)*\\$/.test(source.slice(Math.max(0, start - 40), start)),
}
