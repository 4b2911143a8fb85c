import type { LocatedDocument } from '@hreflint/documents'
import { purposeOf } from '../resolve/link.ts'
import { baseOf, linkOf } from '../resolve/link-of.ts'

/** Returns how many links of a document lead to where its site decides: those without a server. */
export function unplacedLinks(located: LocatedDocument): number {
  const base = baseOf(located)
  if (base !== null && elsewhere.test(base)) return 0
  let count = 0
  for (const embedded of located.urls) {
    const { site, text, holes, isName } = embedded
    if (site.syntax === 'pattern' || purposeOf(site) === null) continue
    if (isName === true || holes[0]?.start === 0 || elsewhere.test(text)) continue
    if (linkOf(embedded, base) !== null) count += 1
  }
  return count
}

/** Starts like a URL with a scheme or a host. */
const elsewhere = /^[\0- ]*(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i
