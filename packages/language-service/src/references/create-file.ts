import { brokenUses } from '@hreflint/references'
import { linkAt, type SiteView } from './site-view.ts'

/** The path of the file that the link at an offset wants and that is not there; null where a name does not tell its kind. */
export function fileToCreate(view: SiteView, offset: number): string | null {
  const link = linkAt(view, offset)
  const [broken] = link === null ? [] : brokenUses([link])
  if (broken?.issue.code !== 'reference/missing-file') return null
  const { target } = broken.issue.params
  return target !== undefined && /\.(?:md|mdx|html?|xhtml|css|svg)$/i.test(target) ? target : null
}
