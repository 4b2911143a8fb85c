import { type Issue, parse, type Span, type UrlOptions } from '@hreflint/core'
import type { UrlSite } from '@hreflint/documents'
import { needlessHttp } from '../../issues/needless-http.ts'
import { httpsOnlyDomains } from './https-only-domains.ts'

const none: readonly Issue[] = Object.freeze([])

/**
 * Reports the scheme of a link that browsers open with `https` all the same. `text` has its
 * placeholders overwritten.
 */
export function findNeedlessHttp(
  { holes, site }: { readonly holes: readonly Span[]; readonly site: UrlSite | undefined },
  text: string,
  options: UrlOptions,
): readonly Issue[] {
  if (!mayBeHttpsOnly(text) || !isLink(site)) return none
  const { url, components } = parse(text, options)
  const { scheme, host, port } = components
  // A server of a developer has a port, and no name below a domain.
  if (url?.scheme !== 'http' || scheme === null || host === null || port !== null) return none
  if (holes.some(({ start }) => start < host.end)) return none
  const [, domain = ''] = /\.([^.]+)\.?$/.exec(url.host ?? '') ?? []
  if (!httpsOnlyDomains.has(domain)) return none
  const { code, kind, specName } = needlessHttp
  return [{ code, kind, specName, span: scheme, params: { domain: `.${domain}` } }]
}

/** Tells by the text of a URL, without parsing it, which few links have such a domain. */
function mayBeHttpsOnly(text: string): boolean {
  const domain = /^\s*http:[\\/]*[^\\/?#]*\.([^.\\/?#]+)\.?\s*(?:[\\/?#]|$)/i.exec(text)?.[1]
  return (
    domain !== undefined && (httpsOnlyDomains.has(domain.toLowerCase()) || /[^a-z]/i.test(domain))
  )
}

/** Whether people follow the URL. */
function isLink(site: UrlSite | undefined): boolean {
  if (site?.kind === 'markdown') return site.property !== 'image'
  const { kind, element = '', attribute = '' } = site ?? {}
  return kind === 'attribute' && /^(?:a|area)$/.test(element) && /^(?:xlink:)?href$/.test(attribute)
}
