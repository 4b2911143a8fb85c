import type { UrlSite } from '@hreflint/documents'

/** Returns the name of a URL's place in messages: `src attribute of the img element`. */
export function placeOf(site: UrlSite): string {
  if (site.kind === 'attribute' && site.attribute !== undefined) {
    const attribute = `${site.attribute} attribute`
    return site.element === undefined ? attribute : `${attribute} of the ${site.element} element`
  }
  if (site.kind === 'text' && site.element !== undefined) return `${site.element} element`
  return site.property === undefined ? 'URL' : `URL of ${site.property}`
}
