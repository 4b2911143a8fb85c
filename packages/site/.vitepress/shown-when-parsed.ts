/** The short pages that must not move while they load: the explorer's and the home page. */
const pages = /^(?:explorer\/.*|index)\.md$/

/**
 * Shows a page when all of it has been parsed. A browser that is busy paints what it has of a row, and
 * of one that is centered, or ends on the right, that is in another place than in the end. Without
 * scripts nothing is hidden.
 */
export function shownWhenParsed(html: string, page: string): string {
  if (!pages.test(page)) return html
  const list = 'document.documentElement.classList'
  const hide = `<style>.parsing body{visibility:hidden}</style><script>${list}.add('parsing')</script>`
  const show = `<script>${list}.remove('parsing')</script>`
  return html.replace('</head>', `${hide}</head>`).replace('</body>', `${show}</body>`)
}
