/** How a literal is delimited. `raw-template`: a template that `String.raw` reads. */
export type Quoting = 'single' | 'double' | 'template' | 'raw-template'

const inQuotes = {
  single: /[\\'\0-\x1f\x7f\u2028\u2029]|\p{Surrogate}/gu,
  double: /[\\"\0-\x1f\x7f\u2028\u2029]|\p{Surrogate}/gu,
  // A `$` that could meet a `{`, inside the replacement or at one of its ends.
  template: /[\\`\0-\x1f\x7f\u2028\u2029]|\p{Surrogate}|\$(?=\{|$)|^\{/gu,
}

const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Writes `text` for such a literal; null if there is no way to write it. */
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
