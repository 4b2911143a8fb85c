import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FieldOptions } from '../check-field.ts'
import {
  type BreakFigures,
  readRepositories,
  writeBreaks,
} from '../../../scripts/generate/pages/field/files.ts'
import { breakTable } from '../../../scripts/generate/pages/field/tables.ts'
import { checkoutsIn } from '../run/checkouts.ts'
import { inParallel } from '../run/in-parallel.ts'
import { findingsOf } from '../run/lint-checkout.ts'
import { kinds, textKinds } from './kinds.ts'
import { type PlannedBreak, planBreaks } from './plan-breaks.ts'

/** A mistake and whether it was reported. */
interface Outcome extends PlannedBreak {
  readonly name: string
  /** `elsewhere`: another part of the URL is marked. */
  readonly reported: 'yes' | 'elsewhere' | 'no'
}

/** Share of the breaks in the text of a URL that is to be reported. */
const goal = 0.95

/** What hreflint says of a link of which it does not know where it leads, and so says nothing. */
const unknowns: ReadonlySet<string> = new Set([
  'in no site',
  'generated',
  'fragment',
  'redirected',
  'outside the site',
  'depends on the server',
])

/** Breaks each checkout on purpose and counts what is reported. Returns whether that is enough. */
export async function breakField({
  folder,
  only,
  program,
  update,
  breaks,
}: FieldOptions & { readonly breaks: number }): Promise<boolean> {
  const checkouts = checkoutsIn(folder, [...readRepositories().keys()], only)
  const each = Math.ceil(breaks / Math.max(1, checkouts.length))
  const outcomes: Outcome[] = []
  await inParallel(checkouts, async ({ name, path }) => {
    const plan = await planBreaks(name, path, each)
    outcomes.push(...(await outcomesOf(program, name, path, plan)))
  })
  outcomes.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  const byKind = Object.keys(kinds).map(kind =>
    figuresOf(
      kind,
      outcomes.filter(one => one.kind === kind),
    ),
  )
  const isOfText = ({ kind }: Outcome) => textKinds.has(kind)
  const ofText = figuresOf('text of a URL', outcomes.filter(isOfText))
  const ofTarget = figuresOf(
    'target of a link',
    outcomes.filter(one => !isOfText(one)),
  )
  const sums = [ofText, ofTarget, figuresOf('all', outcomes)]
  console.log(breakTable([...byKind, ...sums]))
  for (const { name } of checkouts) {
    const own = outcomes.filter(one => one.name === name)
    const silent = own.filter(({ reported }) => reported !== 'yes')
    console.log(`\n${name}: ${own.length - silent.length} of ${own.length}`)
    for (const { path, kind, start, before, after, state, reported } of silent) {
      const what = reported === 'no' ? 'not reported' : 'reported elsewhere'
      console.log(`  ${path} @${start}  ${kind}: ${before} → ${after}: ${what} (${state})`)
    }
  }
  if (update) writeBreaks([...byKind, ...sums])
  return ofText.right / (ofText.breaks - ofText.unknown) >= goal
}

/** Breaks a copy of a checkout, whose other files are those of the checkout. */
async function outcomesOf(
  program: string,
  name: string,
  checkout: string,
  { texts, breaks }: Awaited<ReturnType<typeof planBreaks>>,
): Promise<readonly Outcome[]> {
  if (breaks.length === 0) return []
  const folder = mkdtempSync(join(tmpdir(), 'hreflint-broken-'))
  const copy = join(folder, 'checkout')
  try {
    execFileSync('cp', ['-al', checkout, copy])
    for (const [path, text] of texts) {
      rmSync(join(copy, path))
      writeFileSync(join(copy, path), text)
    }
    const findings = await findingsOf(program, copy)
    return breaks.map(one => {
      const own = findings.filter(({ path }) => path === one.path)
      const isNear = (distance: number) =>
        own.some(({ span }) => span.start <= one.end + distance && one.start - distance <= span.end)
      return { ...one, name, reported: isNear(1) ? 'yes' : isNear(40) ? 'elsewhere' : 'no' }
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function figuresOf(kind: string, outcomes: readonly Outcome[]): BreakFigures {
  const why: Record<string, number> = {}
  for (const { reported, state } of outcomes) {
    if (reported === 'no') why[state] = (why[state] ?? 0) + 1
  }
  const right = outcomes.filter(({ reported }) => reported === 'yes').length
  const elsewhere = outcomes.filter(({ reported }) => reported === 'elsewhere').length
  const isUnknown = ({ kind, reported, state }: Outcome) =>
    reported === 'no' && !textKinds.has(kind) && unknowns.has(state)
  const unknown = outcomes.filter(isUnknown).length
  return { kind, breaks: outcomes.length, right, elsewhere, unknown, why }
}
