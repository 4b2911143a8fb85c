/** The delimiters of a literal. `raw-template` is a template that `String.raw` reads. */
export type Quoting = 'single' | 'double' | 'template' | 'raw-template'

const inQuotes = {
  single: /[\\'\0-\x1f\x7f\u2028\u2029]|\p{Surrogate}/gu,
  double: /[\\"\0-\x1f\x7f\u2028\u2029]|\p{Surrogate}/gu,
  // A `$` that may precede a `{`, inside the replacement or at one of its ends.
  template: /[\\`\0-\x1f\x7f\u2028\u2029]|\p{Surrogate}|\$(?=\{|$)|^\{/gu,
}

const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Escapes `text` for a literal with these delimiters. Returns null if that is not possible. */
export function escapeFor(quoting: Quoting, text: string): string | null {
  if (quoting === 'raw-template') return /[`\\\r]|\$\{/.test(text) ? null : text
  return text.replace(inQuotes[quoting], escapeCodeUnit)
}

function escapeCodeUnit(c: string): string {
  const code = c.charCodeAt(0)
  if (code > 0xff) return `\\u${code.toString(16).padStart(4, '0')}`
  if (code >= 0x20 && code !== 0x7f) return `\\${c}`
  return named[c] ?? `\\x${code.toString(16).padStart(2, '0')}`
}
