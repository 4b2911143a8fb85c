import type { UrlSite } from '../../embedded-url.ts'
import { urlAttributes } from '../../markup/url-attributes.ts'

/** What of the table of HTML holds for an attribute whatever its neighbors are. */
const sites = new Map<string, UrlSite>()
for (const { attribute, elements, namespace, form, syntax, when, emptyIsNone } of urlAttributes) {
  if (namespace !== 'html' || form !== 'url' || elements === 'any') continue
  if (when !== undefined || emptyIsNone === true) continue
  for (const element of elements) {
    sites.set(`${element} ${attribute}`, { kind: 'attribute', element, attribute, syntax })
  }
}

/**
 * The place that an attribute of JSX is: that of HTML with this name, which JSX writes in camel case.
 * Null for components, whose attributes mean what their authors wanted.
 */
export function jsxAttributeSite(element: string, attribute: string): UrlSite | null {
  return sites.get(`${element} ${attribute.toLowerCase()}`) ?? null
}
