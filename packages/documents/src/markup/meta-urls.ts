import { type EmbeddedText, sliceText } from '../embedded-text.ts'
import type { UrlSite, UrlSyntax } from '../embedded-url.ts'
import { syntaxOfMeta, urlsOfPairs } from './meta-properties.ts'
import { urlsOfPolicy } from './values/content-security-policy.ts'
import { urlOfRefresh } from './values/meta-refresh.ts'
import { stripWhiteSpace } from './values/white-space.ts'

/** What a `meta` element says of its content; keywords in lower case, empty where absent. */
export interface MetaKeywords {
  readonly httpEquiv: string
  readonly name: string
  readonly property: string
}

/** Takes a URL that was found. Absolute URLs resolve against nothing. */
export type TakeUrl = (url: EmbeddedText, site: UrlSite) => void

/** Finds the URLs in the content of a `meta` element. */
export function metaUrls(content: EmbeddedText, keywords: MetaKeywords, take: TakeUrl): void {
  const { httpEquiv } = keywords
  if (httpEquiv === 'refresh') {
    const url = urlOfRefresh(content)
    if (url !== null) take(url, siteOf('refresh', 'url'))
  } else if (httpEquiv.startsWith('content-security-policy')) {
    for (const { url, directive, isReportAddress } of urlsOfPolicy(content)) {
      take(url, siteOf(directive, isReportAddress ? 'url' : 'absolute-url'))
    }
  }
  for (const name of new Set([keywords.property, keywords.name])) {
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
