import { join } from 'node:path'
import { keptAddresses, type Move } from '@hreflint/references'
import { findProfile } from '@hreflint/references/profiles'
import { pathFrom } from '@hreflint/references/node'
import type { ChangedFiles } from './changed-files.ts'
import type { OpenIndex } from './open-index.ts'

/**
 * Writes redirects from the old addresses of the pages of a site that move. Says of those for which
 * there is no place to write them that nothing keeps their addresses.
 *
 * @param root That paths of the changed files start from.
 * @param moves Within the site.
 */
export function keepAddresses(
  changed: ChangedFiles,
  { plan, index, documents }: OpenIndex,
  root: string,
  moves: readonly Move[],
): void {
  for (const { page, ways } of keptAddresses(index.site, documents.keys(), moves)) {
    const shown = (path: string) => pathFrom(root, join(plan.root, path))
    const isKept = ways.some(({ file, write }) => {
      const before = changed.textOf(shown(file))
      const text = before === null ? null : write(before)
      if (text === null) return false
      changed.change(shown(file), text, 0)
      return true
    })
    if (isKept) continue
    const { title } = findProfile(plan.profile)
    changed.refusals.push(
      `${shown(page)}: hreflint cannot write a redirect from its old address (${title}). Move it without --redirect, and add the redirect to the settings of your server.`,
    )
  }
}
