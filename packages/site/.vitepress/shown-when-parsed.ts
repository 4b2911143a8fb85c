/** Matches the explorer and the home page. */
const pages = /^(?:explorer\/.*|index)\.md$/

/**
 * Shows a page only when it is completely parsed. A busy browser paints the part of a row that it
 * has, and in rows that are centered or aligned to the right, that part moves later. The
 * columns of a table move with every row that arrives. Without scripts, nothing is hidden.
 */
export function shownWhenParsed(html: string, page: string): string {
  if (!pages.test(page) && !html.includes('<table')) return html
  const list = 'document.documentElement.classList'
  const hide = `<style>.parsing body{visibility:hidden}</style><script>${list}.add('parsing')</script>`
  const show = `<script>${list}.remove('parsing')</script>`
  return html.replace('</head>', `${hide}</head>`).replace('</body>', `${show}</body>`)
}
