import type { Span } from '@hreflint/core'
import { connectionSpecOf } from '@hreflint/core/internal'

/**
 * Placeholders that tools fill in: shells, Compose, Helm, Ansible, ERB, Python, Ruby, CMake, Windows. The
 * pattern also takes a `{{` or `<%` without an end, so that no text is searched for the end twice.
 */
const placeholder =
  /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\$\([^()]*\)|\$[A-Za-z_]\w*|\{\{.*?(?:\}\}|$)|<%.*?(?:%>|$)|#?\{[^{}]*\}|<[^<>]*>|%\(\w+\)[sdr]|%[sdvq](?![\dA-Fa-f])|%[A-Z_]{3,}%|@[A-Z_]{3,}@|__\w+?__|\*+|\[[A-Za-z][\w -]*\]|\.{3}|…/gim

/**
 * The placeholders in a connection string. There are fewer, because a password can look like some
 * of the others.
 */
const inConnection =
  /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\$\([^()]*\)|\$[A-Z_][A-Z\d_]+|\{\{.*?(?:\}\}|$)|<%.*?(?:%>|$)|%\(\w+\)[sdr]|<[A-Za-z][\w -]*>|%[sdv](?=[@:/]|$)|\{[A-Za-z_][\w.]*\}|\[(?:[A-Z][A-Z _-]+|user(?:name)?|pass(?:word)?|host(?:name)?|port|database|db(?:name)?|(?:query)?param(?:eter)?s?|options|query)\]|(?<=(?:@|\/\/|,)[\w.-]+:)(?:[A-Z_]*PORT|(?:[a-z]+_)?port)\d*(?=[/?,;]|$)|(?<=@|@(?:[\w.-]+|\{\d*\}):)\{\d*\}(?=[:/?,;]|$)/gm

/** Finds the placeholders that are filled in before a configuration value is read. */
export function valueHoles(text: string): readonly Span[] {
  if (!/[$%{<@*[#_….]|:port/.test(text)) return []
  const pattern = connectionSpecOf(text) === null ? placeholder : inConnection
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })).filter(({ start, end }) => {
    const closing = { '{{': '}}', '<%': '%>' }[text.slice(start, start + 2)]
    return closing === undefined || text.startsWith(closing, end - 2)
  })
}
