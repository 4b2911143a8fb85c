import type { TemplateLink } from '../contract/profile.ts'

/** The base of the site before an address: `{{ site.baseurl }}/docs/`, also with the address of the server. */
const afterBase = /^(?:\{\{-?\s*site\.url\s*-?\}\})?\{\{-?\s*site\.baseurl\s*-?\}\}(?=\/)([^?#{}]*)/

/** An address that a filter puts after the base of the site. */
const filtered =
  /^\{\{-?\s*(["'])([^"'{}|\n]*)\1\s*\|\s*(?:(?:relative|absolute)_url|url|prepend:\s*site\.baseurl(?:\s*\|\s*prepend:\s*site\.url)?)\s*-?\}\}/

/** Reads an address from the root of the site that Liquid or Nunjucks writes; null if there is none. */
export function readBasedAddress(text: string): TemplateLink | null {
  const [base, path] = afterBase.exec(text) ?? []
  if (base !== undefined && path !== undefined) {
    return { url: path, start: base.length - path.length, end: base.length, finds: 'address' }
  }
  const [all, quote = '"', url] = filtered.exec(text) ?? []
  if (all === undefined || url === undefined || isElsewhere.test(url)) return null
  return { url, start: all.indexOf(quote) + 1, end: all.length, finds: 'address' }
}

/** Matches what these filters leave as it is, or what leads to the page itself. */
const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/|[?#]|$)/i
