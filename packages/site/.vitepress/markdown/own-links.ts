import type { MarkdownOptions } from 'vitepress'
import manifest from '../../../../package.json' with { type: 'json' }
import { pageOfSource } from '../../src/pages-of-sources.ts'

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0]

const site = `${manifest.homepage}/`

/**
 * Keeps links to the site on the site, wherever it is served. Files that are also read elsewhere,
 * on a code host or in an editor, link to pages by their full address.
 *
 * Such links are rendered here, because VitePress decodes and encodes links once more, which
 * changes the explorer's state in them.
 */
export function ownLinks(markdown: Markdown): void {
  const others = markdown.renderer.rules.link_open
  markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
    const token = tokens[index]
    const href = token?.attrGet('href') ?? ''
    // The page of a folder has another name in the repository. See `rewrites`.
    const [, source = ''] = /^(?:\.\.\/){2,}(.+)/.exec(href) ?? []
    const page = pageOfSource(source) ?? href.replace(/(^|\/)README\.md(?=#|$)/, '$1index.md')
    token?.attrSet('href', page)
    if (!href.startsWith(site)) {
      return others?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options)
    }
    token?.attrSet('href', href.slice(site.length - 1))
    return self.renderToken(tokens, index, options)
  }
}
