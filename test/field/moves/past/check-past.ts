import { fileURLToPath } from 'node:url'
import { readRepositories } from '../../../../scripts/generate/pages/field/files.ts'
import type { FieldOptions } from '../../check-field.ts'
import { checkoutsIn } from '../../run/checkouts.ts'
import { inParallel } from '../../run/in-parallel.ts'
import { findingsOf } from '../../run/lint-checkout.ts'
import { type BrokenLink, brokenLink } from './broken-link.ts'
import { History } from './history.ts'
import { type Later, laterChoice } from './later-choice.ts'
import { leadsToSame } from './same-target.ts'
import { WasThere } from './was-there.ts'

const idle = fileURLToPath(new URL('idle-machine.cjs', import.meta.url))

/** What is suggested for a broken link whose target was there, against what a maintainer chose later. */
interface Outcome extends BrokenLink {
  /** Days before the commit of the ledger. */
  readonly days: number
  /** What became of the link up to that commit. */
  readonly later: Later['kind']
  /** What a maintainer wrote instead. */
  readonly chosen: string | null
  /** Whether the first suggestion leads there. Null if either is missing. */
  readonly isSame: boolean | null
}

export interface PastOptions extends Pick<FieldOptions, 'folder' | 'only' | 'program'> {
  /** Days before the commit of the ledger at which the repositories are linted. */
  readonly ages: readonly number[]
}

/** Measures what git remembers against what maintainers chose. */
export async function checkPast({ folder, only, program, ages }: PastOptions): Promise<boolean> {
  const repositories = readRepositories()
  const checkouts = checkoutsIn(folder, [...repositories.keys()], only)
  const everything: Outcome[] = []
  await inParallel(checkouts, async ({ name, path }) => {
    const commit = repositories.get(name)?.commit ?? ''
    const { all, outcomes } = await outcomesOf(name, path, commit, program, ages)
    everything.push(...outcomes)
    console.log(`${name}: ${all} broken links, ${figuresOf(outcomes)}`)
    for (const one of outcomes) console.log(`  ${lineOf(one)}`)
  })
  console.log(`${checkouts.length} repositories: ${figuresOf(everything)}`)
  return everything.every(({ isSame }) => isSame !== false)
}

function figuresOf(outcomes: readonly Outcome[]): string {
  const count = (is: (one: Outcome) => boolean) => outcomes.filter(is).length
  const chosen = count(one => one.chosen !== null)
  return [
    `${outcomes.length} with history`,
    `${count(one => one.isRemembered)} remembered`,
    `${count(one => one.suggested !== null)} with a suggestion`,
    `${chosen} that a maintainer changed later: ${count(one => one.isSame === true)} to the same, ${count(one => one.isSame === false)} to another, ${count(one => one.chosen !== null && one.suggested === null)} without a suggestion`,
  ].join(', ')
}

function lineOf({ path, line, url, days, suggested, later, chosen, isSame }: Outcome): string {
  const what = isSame === null ? '' : isSame ? ' (the same)' : ' (ANOTHER)'
  const when = days === 0 ? '' : ` ${days} days before`
  return `${path}:${line}${when} ${url} → ${suggested ?? '-'} | ${later} ${chosen ?? ''}${what}`
}

async function outcomesOf(
  name: string,
  source: string,
  commit: string,
  program: string,
  ages: readonly number[],
) {
  const history = new History(name, source)
  const outcomes = new Map<string, Outcome>()
  const all = new Set<string>()
  try {
    for (const days of ages) {
      const then = days === 0 ? commit : history.commitBefore(commit, days)
      if (then === null) continue
      history.checkOut(then)
      const findings = await findingsOf(program, history.path, idle)
      const links = findings.flatMap(each => brokenLink(each) ?? [])
      const wasThere = new WasThere(history, then)
      for (const link of links) {
        const key = `${link.path} ${link.url}`
        if (all.has(key)) continue
        all.add(key)
        const isPast = wasThere.of(link, then)
        if (!isPast && !link.isRemembered) continue
        const later = laterChoice(history, link, then, commit)
        // A link whose fragment has stayed was rewritten with all others, and is still broken.
        const isChosen =
          later.kind === 'changed' &&
          !(link.isFragment && fragmentOf(later.url) === fragmentOf(link.url))
        const chosen = isChosen ? later.url : null
        const isSame =
          chosen === null || link.suggested === null
            ? null
            : leadsToSame(link.path, link.suggested, chosen)
        outcomes.set(key, { ...link, days, later: later.kind, chosen, isSame })
      }
    }
  } finally {
    history.remove()
  }
  return { all: all.size, outcomes: [...outcomes.values()] }
}

const fragmentOf = (url: string) => /#.*$/.exec(url)?.[0] ?? ''
