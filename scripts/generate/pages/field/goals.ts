import { defaultSeverity, findingCatalogue } from '../../../../packages/linter/src/index.ts'
import type { Figures } from './figures.ts'
import type { BreakFigures } from './files.ts'
import { isClass, type Verdict, type VerdictRow } from './row.ts'
import { type Ledger, tableOf } from './tables.ts'

/** What the ledger is held to. */
export interface Goal {
  readonly goal: string
  readonly count: number
  readonly of: number
  /** The share that is wanted: at least, or at most. */
  readonly least?: number
  readonly most?: number
}

/** The kinds of breaks whose result depends on what is known of the site. */
const ofLinks = /^(?:letter of|case of|dropped ending)/

/** Returns how far the ledger is from its goals. */
export function goalsOf(
  figures: Readonly<Record<string, Figures>>,
  kinds: (name: string) => string,
  ledger: Ledger<VerdictRow>,
  breaks: readonly BreakFigures[],
): readonly Goal[] {
  const all = Object.entries(figures).map(([name, { links }]) => {
    const { 'in no site': unplaced = 0, ...reasons } = links.unknown
    const { 'outside the site': _outside, 'no page': _none, ...open } = reasons
    const unknown = Object.values(open).reduce((sum, count) => sum + count, 0)
    const decided = links.resolved + links.broken
    return { isDocumentation: isDocumentation(kinds(name)), decided, unknown, unplaced }
  })
  const sum = (rows: typeof all, value: (row: (typeof all)[number]) => number) =>
    rows.reduce((total, row) => total + value(row), 0)
  const documentation = all.filter(row => row.isDocumentation)
  const rows = [...ledger.values()].flat()
  const grave = rows.filter(({ code }) => !isRemark(code))
  const count = (some: readonly VerdictRow[], verdict?: Verdict) =>
    some
      .filter(row => verdict === undefined || row.verdict === verdict)
      .reduce((total, row) => total + (isClass(row) ? row.count : 1), 0)
  const broken = breaks.filter(({ kind }) => ofLinks.test(kind))
  return [
    {
      goal: 'local links decided in recognized sites',
      count: sum(all, row => row.decided),
      of: sum(all, row => row.decided + row.unknown),
      least: 0.9,
    },
    {
      goal: 'local links decided in documentation',
      count: sum(documentation, row => row.decided),
      of: sum(documentation, row => row.decided + row.unknown + row.unplaced),
      least: 0.8,
    },
    { goal: 'false findings', count: count(rows, 'false'), of: count(rows), most: 0.01 },
    {
      goal: 'errors and warnings wanted',
      count: count(grave, 'wanted'),
      of: count(grave),
      least: 0.9,
    },
    {
      goal: 'links broken on purpose reported',
      count: broken.reduce((total, { right }) => total + right, 0),
      of: broken.reduce((total, row) => total + row.breaks, 0),
      least: 0.95,
    },
  ]
}

/** A table of goals and what was reached. */
export function goalTable(goals: readonly Goal[]): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`
  return tableOf(
    ['goal', 'count', 'of', 'share', 'wanted', 'reached'],
    goals.map(({ goal, count, of, least, most }) => {
      const share = of === 0 ? 0 : count / of
      const isReached = of > 0 && share >= (least ?? 0) && share <= (most ?? 1)
      const wanted = least === undefined ? `≤ ${percent(most ?? 1)}` : `≥ ${percent(least)}`
      const cells = [String(count), String(of), of === 0 ? '–' : percent(share), wanted]
      return [goal, ...cells, isReached ? 'yes' : 'no']
    }),
  )
}

/** Whether most of a repository are documents. */
function isDocumentation(kind: string): boolean {
  return /^(?:site|Markdown)\b/.test(kind)
}

/** Whether the default severity of a code is `info`. */
function isRemark(code: string): boolean {
  return defaultSeverity(code, findingCatalogue.get(code)?.kind ?? 'conformance-error') === 'info'
}
