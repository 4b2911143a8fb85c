import { parse, type UrlOptions } from '@hreflint/core'
import type { Settings } from './config/config.ts'
import { globMatcher } from './glob/glob-matcher.ts'

/**
 * Returns a function that tells whether the configuration exempts a URL; null if it exempts none.
 */
export function allowedUrl({
  allow,
}: Settings): ((text: string, options: UrlOptions) => boolean) | null {
  if (allow.hosts.length === 0 && allow.schemes.length === 0 && allow.urls.length === 0) return null
  const urls = allow.urls.map(url => globMatcher(url))
  const hosts = allow.hosts.map(host => globMatcher(host.toLowerCase()))
  const schemes = new Set(allow.schemes.map(scheme => scheme.toLowerCase().replace(/:$/, '')))
  return (text, options) => {
    if (urls.some(matches => matches(text))) return true
    if (hosts.length === 0 && schemes.size === 0) return false
    // Compare the text in the URL, because a host with an issue may have no other form.
    const { components } = parse(text, options)
    const written = (span: { start: number; end: number } | null) =>
      span === null ? null : text.slice(span.start, span.end).toLowerCase()
    const scheme = written(components.scheme)
    const host = written(components.host)
    return (
      (scheme !== null && schemes.has(scheme)) ||
      (host !== null && hosts.some(matches => matches(host)))
    )
  }
}
