import type { EscapeSyntax } from '../../decode-escapes.ts'

const single: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  '\\': '\\',
  '/': '/',
}

const written = new Map(Object.entries(single).map(([letter, value]) => [value, `\\${letter}`]))

/** Matches an incomplete escape, which the following text could complete. */
const unfinished = /(?<!\\)(?:\\\\)*\\(?:u[0-9A-Fa-f]{0,3})?$/

/**
 * The text between the quotes of a JSON string (RFC 8259 section 7). A surrogate pair is two
 * escapes. `<` is written as an escape, and nothing after a `<` is edited, because `</script` would
 * end a `script` element that contains the JSON.
 */
export const jsonString: EscapeSyntax = {
  escapes: /\\(?:u[0-9A-Fa-f]{4}|["\\/bfnrt])/g,
  decode: found =>
    found.length === 6
      ? String.fromCharCode(Number.parseInt(found.slice(2), 16))
      : (single[found.slice(1)] ?? null),
  escape: text =>
    text.replace(/["\\<\0-\x1F\uD800-\uDFFF]/gu, character =>
      character === '<' ? '\\u003C' : (written.get(character) ?? unicodeEscape(character)),
    ),
  joins: (source, start) => {
    const before = source.slice(Math.max(0, start - 40), start)
    return before.endsWith('<') || unfinished.test(before)
  },
}

/** The same in a file of its own, where `<` needs no care. */
export const jsonFileString: EscapeSyntax = {
  ...jsonString,
  escape: text =>
    text.replace(
      /["\\\0-\x1F\uD800-\uDFFF]/gu,
      character => written.get(character) ?? unicodeEscape(character),
    ),
  joins: (source, start) => unfinished.test(source.slice(Math.max(0, start - 40), start)),
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
