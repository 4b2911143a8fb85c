import type { Configuration } from '../contract/configuration.ts'

/** Whether the table of contents, which makes the ids of headings, makes other ones than usual. */
export function hasOtherIds(configuration: Configuration): boolean {
  const tables = [
    ...configuration.tablesIn('markdown_extensions').map(each => each['toc']),
    ...configuration.tablesIn('mdx_configs', 'toc'),
  ]
  return tables.some(toc => {
    if (typeof toc === 'symbol') return true
    if (typeof toc !== 'object' || toc === null) return false
    const { slugify, separator } = toc as Record<string, unknown>
    const isUsual = slugify === undefined || /slugify:.*slugify_unicode/.test(configuration.text)
    return !isUsual || separator !== undefined
  })
}
