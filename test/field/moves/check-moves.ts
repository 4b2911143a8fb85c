import { readRepositories } from '../../../scripts/generate/pages/field/files.ts'
import type { FieldOptions } from '../check-field.ts'
import { checkoutsIn } from '../run/checkouts.ts'
import { type MoveFigures, moveInCheckout, type MoveLimits } from './moved-checkout.ts'

/** Makes random moves in a copy of each checkout. Returns whether everything is as it was after each. */
export async function checkMoves({
  folder,
  only,
  ...limits
}: Pick<FieldOptions, 'folder' | 'only'> & MoveLimits): Promise<boolean> {
  const all: MoveFigures[] = []
  for (const checkout of checkoutsIn(folder, [...readRepositories().keys()], only)) {
    const figures = await moveInCheckout(checkout, limits)
    all.push(figures)
    console.log(lineOf(figures))
    for (const each of figures.wrong) console.log(`    ${each}`)
  }
  const sum = (count: (figures: MoveFigures) => number) =>
    all.reduce((total, each) => total + count(each), 0)
  const refused = sum(({ refused: reasons }) => refusedIn(reasons))
  console.log(
    `${all.length} repositories: ${sum(each => each.moved)} moves, ${sum(each => each.links)} links rewritten, ${refused} refused, ${sum(each => each.wrong.length)} wrong`,
  )
  return all.every(({ wrong }) => wrong.length === 0)
}

function lineOf({ name, moved, links, refused, broken, wrong, seconds }: MoveFigures): string {
  const reasons = Object.entries(refused)
    .sort(([, a], [, b]) => b - a)
    .map(([why, count]) => `${count} ${why}`)
  const why = reasons.length === 0 ? '' : ` (${reasons.join(', ')})`
  const figures = `${moved} moved, ${links} links, ${refusedIn(refused)} refused${why}`
  return `${name}: ${figures}; ${broken} broken before and after; ${wrong.length} wrong; ${Math.round(seconds)} s`
}

function refusedIn(reasons: MoveFigures['refused']): number {
  return Object.values(reasons).reduce((sum, count) => sum + count, 0)
}
