import { pathMatcher } from '@hreflint/linter'
import type { Rewrite } from './run/read-rewrites.ts'
import {
  type ClassRow,
  type FindingRow,
  fingerprint,
  isClass,
  type RewriteRow,
  type VerdictRow,
} from '../../scripts/generate/pages/field/row.ts'

/** The ledger of a repository, compared with what hreflint says now. */
export interface Comparison<Row> {
  /** What is there now. A place that is new has no verdict. */
  readonly rows: readonly Row[]
  readonly added: readonly string[]
  readonly gone: readonly string[]
  readonly unjudged: readonly string[]
}

/** What the ledger knows of a finding. */
export interface PlacedFinding {
  readonly path: string
  readonly code: string
  readonly url: string
  readonly message: string
  readonly line: number
  /** The first line that it marks. */
  readonly lineText: string
}

/** Findings of one code about one URL in one file. */
interface Mistake {
  readonly finding: PlacedFinding
  readonly ids: readonly string[]
}

export function compareFindings(
  ledger: readonly VerdictRow[],
  findings: readonly PlacedFinding[],
): Comparison<VerdictRow> {
  const classes = ledger.filter(isClass).map(row => ({ row, matches: pathMatcher(row.paths) }))
  const counts = new Map<ClassRow, number>(classes.map(({ row }) => [row, 0]))
  const known = new Map(ledger.flatMap(row => (isClass(row) ? [] : [[row.id, row] as const])))
  const rows: FindingRow[] = []
  const added: string[] = []
  const kept = new Set<string>()
  for (const { finding, ids } of mistakesOf(findings)) {
    const { code, path, line, url, message } = finding
    const old = ids.map(id => known.get(id)).find(row => row !== undefined)
    const group = classes.find(({ row, matches }) => row.code === code && matches(path))?.row
    if (old === undefined && group !== undefined) {
      counts.set(group, (counts.get(group) ?? 0) + 1)
      continue
    }
    if (old === undefined) added.push(`${path}:${line}  ${code}  ${url}\n      ${message}`)
    else kept.add(old.id)
    const id = old?.id ?? ids[0] ?? ''
    rows.push({ id, code, path, line, verdict: old?.verdict ?? null, why: old?.why ?? '' })
  }
  const gone = [...known.values()].filter(({ id }) => !kept.has(id)).map(placeOf)
  const grown = [...counts]
    .filter(([{ count }, now]) => now > count)
    .map(([{ paths, code, count }, now]) => `${paths}  ${code}: ${now} instead of ${count}`)
  const shrunk = [...counts]
    .filter(([{ count }, now]) => now < count)
    .map(([{ paths, code, count }, now]) => `${paths}  ${code}: ${now} instead of ${count}`)
  const unjudged = rows.filter(({ verdict }) => verdict === null).map(placeOf)
  return {
    rows: [
      // What is new in a class is not judged with it: somebody has to look whether it belongs there.
      ...[...counts]
        .filter(([, now]) => now > 0)
        .map(([row, now]) => ({ ...row, count: Math.min(now, row.count) })),
      ...rows,
    ],
    added: [...added, ...grown],
    gone: [...gone, ...shrunk],
    unjudged: [...unjudged, ...grown],
  }
}

export function compareRewrites(
  ledger: readonly RewriteRow[],
  rewrites: readonly Rewrite[],
): Comparison<RewriteRow> {
  const known = new Map(ledger.map(row => [row.id, row]))
  const added: string[] = []
  const rows = rewrites.map(({ path, line, before, after }) => {
    const id = fingerprint(path, before, after)
    const old = known.get(id)
    if (old === undefined) added.push(`${path}:${line}\n      - ${before}\n      + ${after}`)
    known.delete(id)
    return { id, path, line, verdict: old?.verdict ?? null, why: old?.why ?? '' }
  })
  return {
    rows,
    added,
    gone: [...known.values()].map(placeOf),
    unjudged: rows.filter(({ verdict }) => verdict === null).map(placeOf),
  }
}

function mistakesOf(findings: readonly PlacedFinding[]): readonly Mistake[] {
  const mistakes = new Map<string, { finding: PlacedFinding; ids: string[] }>()
  for (const finding of findings) {
    const { path, code, url, lineText } = finding
    const key = JSON.stringify([path, code, url])
    const id = fingerprint(path, code, url, lineText.trim())
    const mistake = mistakes.get(key)
    if (mistake === undefined) mistakes.set(key, { finding, ids: [id] })
    else mistake.ids.push(id)
  }
  return [...mistakes.values()]
}

function placeOf(row: FindingRow | RewriteRow): string {
  return [`${row.path}:${row.line}`, 'code' in row ? row.code : 'rewrite', row.verdict ?? '']
    .join('  ')
    .trim()
}
