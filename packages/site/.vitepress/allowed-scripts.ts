import { createHash } from 'node:crypto'

/** Placeholders in the policy of a page for the digests of its inline scripts and styles. */
export const ownScripts = "'own-scripts'"
export const ownStyles = "'own-styles'"

/** The style that Cytoscape adds to a page when it draws a site. */
const styleOfDrawing = '.__________cytoscape_container { position: relative; }'

/**
 * Allows the inline scripts and styles of a page by their digests, so that no others can be
 * injected.
 */
export function allowOwn(html: string): string {
  const scripts = textsOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const styles = textsOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  return named(named(html, ownScripts, scripts), ownStyles, [...styles, styleOfDrawing])
}

/** Removes two inline styles that VitePress writes. The CSS of the theme has them instead. */
export function withoutStyles(html: string): string {
  return html.replace(/ style="(?:position:relative;|--vp-vh:0px;)"/g, '')
}

function textsOf(html: string, element: RegExp): readonly string[] {
  return Array.from(html.matchAll(element), ([, text = '']) => text)
}

function named(html: string, place: string, texts: readonly string[]): string {
  const digests = texts.map(
    text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  // Attributes are escaped in the page.
  const escaped = place.replaceAll("'", '&#39;')
  return html.replace(place, digests.join(' ')).replace(escaped, digests.join(' '))
}
