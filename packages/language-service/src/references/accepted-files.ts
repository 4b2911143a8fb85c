import type { UrlSite } from '@hreflint/documents'
import { type Purpose, purposeOf } from '@hreflint/references'

const images = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i

const byPurpose: Readonly<Partial<Record<Purpose, RegExp>>> = {
  image: images,
  media: /\.(?:mp[34]|webm|og[gv]|wav|flac|vtt|m4a|mov)$/i,
  script: /\.[cm]?js$/i,
}

/** Properties that take an image. Not `filter`, `clip-path` and others that take parts of an SVG. */
const imageProperties = /^(?:background|border-image|content|cursor|list-style|mask|shape-outside)/

/** Returns whether a place can use a file with this name, as far as its ending tells. */
export function acceptsFile(site: UrlSite, name: string): boolean {
  const endings =
    site.kind === 'css' ? endingsInCss(site.property ?? '') : byPurpose[purposeOf(site) ?? 'page']
  return endings === undefined || endings.test(name)
}

function endingsInCss(property: string): RegExp | undefined {
  if (property === '@import') return /\.css$/i
  // Of an at-rule `@font-face`.
  if (property === 'src') return /\.(?:woff2?|[ot]tf|eot|svg)$/i
  return imageProperties.test(property.replace(/^-webkit-/, '')) ? images : undefined
}
