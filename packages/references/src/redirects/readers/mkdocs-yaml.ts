import { isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml'
import type { TablePlace } from '../table-place.ts'
import type { RedirectRule } from '../redirect-rule.ts'

/**
 * Reads `redirect_maps` of the `redirects` plugin in `mkdocs.yml`. A key is the source of a page
 * that no longer exists. Its value is the source or URL that replaces it.
 */
export function readMkdocs(text: string, { basePath }: TablePlace): readonly RedirectRule[] {
  if (!text.includes('redirect_maps')) return []
  // Unknown tags such as `!!python/name:…` are ignored without a warning.
  const document = parseDocument(text, { logLevel: 'silent' })
  const root = document.contents
  if (!isMap(root)) return []
  const plugins = root.get('plugins', true)
  const settings = isSeq(plugins)
    ? plugins.items.map(item => (isMap(item) ? item.get('redirects', true) : undefined))
    : [isMap(plugins) ? plugins.get('redirects', true) : undefined]
  const asFolders = !/^use_directory_urls: *false\b/m.test(text)
  return settings.flatMap(setting => {
    const maps = isMap(setting) ? setting.get('redirect_maps', true) : undefined
    if (!isMap(maps)) return []
    return maps.items.flatMap(({ key, value }): readonly RedirectRule[] => {
      if (!isScalar(key) || !isScalar(value)) return []
      const [from, to] = [key.value, value.value]
      if (typeof from !== 'string' || typeof to !== 'string') return []
      return [
        {
          from: basePath + pageOf(from, asFolders),
          to: /^[a-z]+:/i.test(to) ? to : basePath + to.replace(/^\/+/, ''),
          status: 301,
          isConditional: false,
          winner: 'rule',
          ignoresSlash: true,
          fromSpan: spanOf(key),
          toSpan: spanOf(value),
        },
      ]
    })
  })
}

/** Returns the address of the page that is made from a source. */
function pageOf(source: string, asFolders: boolean): string {
  const page = source.replace(/^\/+/, '').replace(/\.md$/, '')
  if (page === source) return page
  const index = /^(?:(.*)\/)?(?:index|README)$/.exec(page)
  if (index !== null) return index[1] === undefined ? '' : `${index[1]}/`
  return asFolders ? `${page}/` : `${page}.html`
}

function spanOf({ range, type }: Scalar): RedirectRule['fromSpan'] {
  const [start, end] = range ?? [0, 0]
  const quote = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? 1 : 0
  return { start: start + quote, end: end - quote }
}
