import { type EmbeddedText, sliceText } from '../embedded-text.ts'
import type { UrlSite, UrlSyntax } from '../embedded-url.ts'
import { syntaxOfMeta, urlsOfPairs } from './meta-properties.ts'
import { urlsOfPolicy } from './values/content-security-policy.ts'
import { urlOfRefresh } from './values/meta-refresh.ts'
import { stripWhiteSpace } from './values/white-space.ts'

/** The attributes that determine what the content of a `meta` element is. */
export type MetaAttribute = 'http-equiv' | 'name' | 'property'

/** Called with each URL found. Absolute URLs have no base. */
export type TakeUrl = (url: EmbeddedText, site: UrlSite) => void

/**
 * Finds the URLs in the content of a `meta` element. `keywordOf` returns an attribute in lower
 * case, or an empty string.
 */
export function metaUrls(
  content: EmbeddedText,
  keywordOf: (attribute: MetaAttribute) => string,
  take: TakeUrl,
  wantsPatterns = false,
): void {
  const httpEquiv = keywordOf('http-equiv')
  if (httpEquiv === 'refresh') {
    const url = urlOfRefresh(content)
    if (url !== null) take(url, siteOf('refresh', 'url'))
  } else if (httpEquiv.startsWith('content-security-policy')) {
    if (wantsPatterns)
      take(content, { ...siteOf('content-security-policy', 'pattern'), dialect: 'csp' })
    for (const { url, directive, isReportAddress } of urlsOfPolicy(content)) {
      take(url, siteOf(directive, isReportAddress ? 'url' : 'absolute-url'))
    }
  }
  for (const name of new Set([keywordOf('property'), keywordOf('name')])) {
    const syntax = syntaxOfMeta(name, content.text)
    if (syntax !== null) take(stripWhiteSpace(content), siteOf(name, syntax))
    for (const { start, end } of urlsOfPairs(name, content.text)) {
      const url = stripWhiteSpace(sliceText(content, start, end))
      take(
        { ...url, escape: text => (text.includes(';') ? null : url.escape(text)) },
        siteOf(name, 'url'),
      )
    }
  }
}

function siteOf(property: string, syntax: UrlSyntax): UrlSite {
  return { kind: 'attribute', element: 'meta', attribute: 'content', property, syntax }
}
