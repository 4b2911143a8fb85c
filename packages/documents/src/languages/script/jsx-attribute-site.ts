import type { UrlSite } from '../../embedded-url.ts'
import { attributeOfName, wholeUrlSyntax } from '../../markup/url-places.ts'

/**
 * Returns the site of a JSX attribute: that of the HTML attribute, whose name JSX writes in camel
 * case. Null for components, whose attributes can mean anything.
 */
export function jsxAttributeSite(element: string, name: string): UrlSite | null {
  const attribute = attributeOfName(name)
  const syntax = wholeUrlSyntax(element, attribute)
  return syntax === null ? null : { kind: 'attribute', element, attribute, syntax }
}
