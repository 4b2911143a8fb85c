import { checkoutsIn } from './run/checkouts.ts'
import { compareFindings, compareRewrites } from './compare.ts'
import type { Figures } from '../../scripts/generate/pages/field/figures.ts'
import {
  readBreaks,
  readFigures,
  readRepositories,
  readRewriteRows,
  readVerdicts,
  writeFigures,
  writeRewriteRows,
  writeVerdicts,
} from '../../scripts/generate/pages/field/files.ts'
import { goalsOf, goalTable } from '../../scripts/generate/pages/field/goals.ts'
import {
  isClass,
  type RewriteRow,
  type VerdictRow,
} from '../../scripts/generate/pages/field/row.ts'
import {
  codeTable,
  doubted,
  repositoryTable,
  rewriteTable,
} from '../../scripts/generate/pages/field/tables.ts'
import { type CheckoutResult, lintCheckout } from './run/lint-checkout.ts'
import { inParallel } from './run/in-parallel.ts'

export interface FieldOptions {
  readonly folder: string
  /** Names, or parts of names, of the repositories to read; empty: all. */
  readonly only: readonly string[]
  readonly program: string
  /** Whether to write what is there into the ledger, to be judged. */
  readonly update: boolean
}

/** Places of a kind that are shown for one repository. */
const mostShown = 60

/** Compares what hreflint says of each checkout with the ledger. Returns whether all of it is judged, and no worse. */
export async function checkField({
  folder,
  only,
  program,
  update,
}: FieldOptions): Promise<boolean> {
  const repositories = readRepositories()
  const checkouts = checkoutsIn(folder, [...repositories.keys()], only)
  const verdicts = new Map<string, readonly VerdictRow[]>()
  const rewrites = new Map<string, readonly RewriteRow[]>()
  const figures: Record<string, Figures> = {}
  const problems: string[] = []
  let time = 0
  const show = (name: string, what: string, places: readonly string[]) => {
    if (places.length === 0) return
    console.log(`\n${name}: ${places.length} ${what}`)
    for (const place of places.slice(0, mostShown)) console.log(`  ${place}`)
    if (places.length > mostShown) console.log(`  … and ${places.length - mostShown} more`)
  }
  const take = (name: string, result: CheckoutResult) => {
    const found = compareFindings(readVerdicts(name), result.findings)
    const written = compareRewrites(readRewriteRows(name), result.rewrites)
    verdicts.set(name, found.rows)
    rewrites.set(name, written.rows)
    const { exit, lines, links } = result
    figures[name] = { exit, findings: result.findings.length, lines, links }
    time += result.time
    for (const [what, { added, gone, unjudged }] of [
      ['findings', found],
      ['rewrites', written],
    ] as const) {
      show(name, `new ${what}`, added)
      show(name, `${what} gone`, gone)
      if (unjudged.length > 0) problems.push(`${name}: ${unjudged.length} ${what} are not judged.`)
    }
    const falseNow = falseIn(found.rows)
    if (falseNow > falseIn(readVerdicts(name)))
      problems.push(`${name}: ${falseNow} findings are false.`)
    const bad = written.rows.filter(({ verdict }) => verdict !== null && verdict !== 'right').length
    if (bad > 0) problems.push(`${name}: ${bad} rewrites are not right.`)
    if (result.exit === null) problems.push(`${name}: The program did not end by itself.`)
    else if (result.exit === 2) problems.push(`${name}: Exit code 2.`)
    if (!update) return
    writeVerdicts(name, found.rows)
    writeRewriteRows(name, written.rows)
  }
  await inParallel(checkouts, async ({ name, path }) =>
    take(name, await lintCheckout(program, path)),
  )
  const sorted = Object.fromEntries(Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1)))
  if (update) writeFigures({ ...readFigures(), ...sorted })
  console.log(`\n${codeTable(verdicts)}\n\n${rewriteTable(rewrites)}\n`)
  const kindOf = (name: string) => repositories.get(name)?.kind ?? ''
  console.log(repositoryTable(sorted, kindOf))
  console.log(`\n${goalTable(goalsOf(...ledgerWith(sorted, verdicts, kindOf)))}`)
  const missing = repositories.size - checkouts.length
  console.log(`\n${checkouts.length} repositories, ${(time / 1000).toFixed(0)} s of the processor.`)
  if (missing > 0) console.log(`${missing} repositories of the ledger were not read.`)
  for (const doubt of doubted(sorted)) console.log(`Doubtful: ${doubt}`)
  for (const problem of problems.sort()) console.log(`Not right: ${problem}`)
  return problems.length === 0 && checkouts.length > 0
}

/** The whole ledger, with what was read now. */
function ledgerWith(
  figures: Readonly<Record<string, Figures>>,
  verdicts: ReadonlyMap<string, readonly VerdictRow[]>,
  kindOf: (name: string) => string,
): Parameters<typeof goalsOf> {
  const all = { ...readFigures(), ...figures }
  const ledger = Object.keys(all).map(
    name => [name, verdicts.get(name) ?? readVerdicts(name)] as const,
  )
  return [all, kindOf, new Map(ledger), readBreaks()]
}

function falseIn(rows: readonly VerdictRow[]): number {
  return rows
    .filter(({ verdict }) => verdict === 'false')
    .reduce((sum, row) => sum + (isClass(row) ? row.count : 1), 0)
}
