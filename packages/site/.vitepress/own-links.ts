import type { MarkdownOptions } from 'vitepress'

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0]

const site = 'https://hreflint.dev/'

/**
 * Pages name each other's pages by their address where the file is read elsewhere too, on a code host
 * or in an editor. On the site itself such a link stays on the site, wherever it is served.
 */
export function ownLinks(markdown: Markdown): void {
  markdown.core.ruler.push('own-links', state => {
    for (const token of state.tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null
      if (href?.startsWith(site) === true) token.attrSet('href', href.slice(site.length - 1))
    }
  })
}
