import { brokenUses } from '@hreflint/references'
import { linkAt, type SiteView } from './site-view.ts'

/**
 * Returns the path of the missing file that the link at an offset leads to; null if there is none,
 * or if its extension is not that of a text file that hreflint knows.
 */
export function fileToCreate(view: SiteView, offset: number): string | null {
  const link = linkAt(view, offset)
  const [broken] = link === null ? [] : brokenUses([link])
  if (broken?.issue.code !== 'reference/missing-file') return null
  const { target } = broken.issue.params
  return target !== undefined && /\.(?:md|mdx|html?|xhtml|css|svg)$/i.test(target) ? target : null
}
