import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits } from '@hreflint/core'
import { movedNames } from '@hreflint/references'
import { pathFrom, profileOf, type SitePlan } from '@hreflint/references/node'
import { type AskedMoves, movesIn } from '../asked-moves.ts'
import type { ChangedFiles } from './changed-files.ts'

/**
 * Changes the files that name what moves as plain data, as the lists of pages in the settings of
 * generators do.
 */
export function changeNames(
  changed: ChangedFiles,
  plans: readonly SitePlan[],
  asked: AskedMoves,
): void {
  for (const plan of new Map(plans.map(each => [`${each.profile} ${each.root}`, each])).values()) {
    const profile = profileOf(plan)
    const moves = movesIn(plan.root, asked)
    if (profile.navigation === null || moves.length === 0) continue
    const home = join(plan.root, profile.home)
    for (const name of readdirSync(home)) {
      if (!profile.navigation.file.test(pathFrom(plan.root, join(home, name)))) continue
      const path = pathFrom(asked.root, join(home, name))
      const text = changed.textOf(path)
      const edits = text === null ? [] : movedNames(profile, text, moves)
      if (edits === null) {
        changed.refusals.push(`${path}: A name of a file cannot be rewritten where it is.`)
      } else if (text !== null) changed.change(path, applyEdits(text, edits), edits.length)
    }
  }
}
