import type { MarkdownOptions } from 'vitepress'
import manifest from '../../../../package.json' with { type: 'json' }

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0]

const site = `${manifest.homepage}/`

/**
 * Pages name each other's pages by their address where the file is read elsewhere too, on a code host
 * or in an editor. On the site itself such a link stays on the site, wherever it is served.
 *
 * Such links are rendered here: VitePress decodes and encodes links once more, and a state of the
 * explorer is not the same afterwards.
 */
export function ownLinks(markdown: Markdown): void {
  const others = markdown.renderer.rules.link_open
  markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
    const token = tokens[index]
    const href = token?.attrGet('href') ?? ''
    // The page of a folder has another name in the repository; see `rewrites`.
    token?.attrSet('href', href.replace(/(^|\/)README\.md(?=#|$)/, '$1index.md'))
    if (!href.startsWith(site)) {
      return others?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options)
    }
    token?.attrSet('href', href.slice(site.length - 1))
    return self.renderToken(tokens, index, options)
  }
}
