import { parse } from '@hreflint/core'
import { percentDecodeUtf8 } from '@hreflint/core/internal'
import { isKeptVersion } from '../../pages/versions/newer-versions.ts'
import { encodePath } from '../../resolve/address.ts'
import type { Link } from '../../resolve/link.ts'
import { type Resolution, unknown } from '../../resolve/resolution.ts'
import { type Repository, shownFile, urlOfOther } from './repository-address.ts'

/** The repository that a site is part of. */
export interface OwnRepository {
  readonly repository: Repository
  /** Whether the root of the site is the root of the repository. */
  readonly isWhole: boolean
  /** Its files as the forge shows them. */
  readonly site: { document(path: string): { resolve(link: Link): Resolution } }
}

/** Matches the paths of posts, which tell of the repository as it was. */
const post = /(?:^|\/)(?:_posts|blogs?|posts|news)\//i

/**
 * Resolves a URL on a forge that shows a file of this repository. A missing file is reported only
 * on the branch that is checked out. On other branches it is unknown, as it is to a document that tells of
 * the branch as it was.
 */
export function resolveShown(
  link: Link,
  document: string,
  { repository, site }: OwnRepository,
): Resolution {
  const shown = shownFile(link.text, repository)
  if (shown === null) return unknown('outside the site')
  const hash = link.text.indexOf('#')
  const fragment = hash === -1 ? '' : link.text.slice(hash)
  const text = `/${encodePath(shown.path)}${fragment}`
  const found = site.document('').resolve({ ...link, text, base: null, start: undefined })
  const { issue } = found
  if (issue === null) return { ...found, target: null }
  if (!shown.isCurrent || post.test(document) || isKeptVersion(document)) {
    return found.state === 'exists'
      ? { ...found, target: null, issue: null }
      : unknown('outside the site')
  }
  const { components } = parse(link.text)
  const isFragment = issue.issue.params['anchor'] !== undefined
  const span = (isFragment ? components.fragment : components.path) ?? {
    start: 0,
    end: link.text.length,
  }
  const candidates = (issue.issue.params['candidates'] ?? '')
    .split('\n')
    .flatMap(candidate => {
      const [, before = '', after = ''] = /^([^#]*)(.*)$/s.exec(candidate) ?? []
      const path = percentDecodeUtf8(before)?.replace(/^\/|\/$/g, '') ?? ''
      if (!isFragment)
        return path === '' ? [] : (urlOfOther(link.text, shown, path, repository) ?? [])
      const own = link.text.slice(0, hash)
      const of = path === '' ? own : urlOfOther(own, shown, path, repository)
      return after === '' || of === null ? [] : of + after
    })
    .join('\n')
  const params = { ...issue.issue.params, candidates }
  return { ...found, target: null, issue: { ...issue, issue: { ...issue.issue, span, params } } }
}
