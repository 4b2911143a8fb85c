import type { Span } from '@hreflint/core'

/**
 * Placeholders of formatting functions: `%s`, `%[1]d`, `%-10.3f`, `{}`, `{0}`, `{x!r:>8}`, `:name`.
 */
const formats =
  /%(?:\d+\$|\[\d+\])?[-+ #0]*(?:\d+|\*)?(?:\.\d+)?(?:l{1,2}|z|h)?[sdvqxTtpuifgc](?![\dA-Fa-f](?![\w]))|%%|\{[^{}@/\s]*\}/g

/** Finds what a formatting function fills in. */
export function formatHoles(text: string): readonly Span[] {
  if (!/[%{]/.test(text)) return []
  return Array.from(text.matchAll(formats), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })).filter(({ start, end }) => !/^%[\dA-F]{2}$/.test(text.slice(start, end)))
}
