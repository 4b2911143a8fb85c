import type { UrlSite } from '../../embedded-url.ts'
import { attributeOfName, wholeUrlSyntax } from '../../markup/url-places.ts'

/**
 * The place that an attribute of JSX is: that of HTML with this name, which JSX writes in camel case.
 * Null for components, whose attributes mean what their authors wanted.
 */
export function jsxAttributeSite(element: string, name: string): UrlSite | null {
  const attribute = attributeOfName(name)
  const syntax = wholeUrlSyntax(element, attribute)
  return syntax === null ? null : { kind: 'attribute', element, attribute, syntax }
}
