import { defaultSeverity, findingCatalogue } from '../../../../packages/linter/src/index.ts'
import { decidedShare } from './read-links.ts'
import type { Figures } from './figures.ts'
import type { BreakFigures } from './files.ts'
import { isClass, type RewriteRow, rewriteVerdicts, type VerdictRow, verdicts } from './row.ts'

/** A table as Markdown and terminals show it. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const isNumber = head.map((_, column) =>
    rows.every(row => /^[\d,.%–-]*$/.test(row[column] ?? '')),
  )
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(head),
    line(isNumber.map(numeric => (numeric ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n')
}

/** The rows of many repositories. */
export type Ledger<Row> = ReadonlyMap<string, readonly Row[]>

/** Mistakes by code and verdict. Those without a verdict count as such. */
export function codeTable(ledger: Ledger<VerdictRow>): string {
  const byCode = new Map<string, Record<string, number>>()
  const total: Record<string, number> = {}
  for (const row of [...ledger.values()].flat()) {
    const counts = byCode.get(row.code) ?? {}
    byCode.set(row.code, counts)
    const verdict = row.verdict ?? 'unjudged'
    const count = isClass(row) ? row.count : 1
    counts[verdict] = (counts[verdict] ?? 0) + count
    total[verdict] = (total[verdict] ?? 0) + count
  }
  const others = sumOf(byCode, code => !code.startsWith('reference/'))
  const grave = sumOf(byCode, code => !code.startsWith('reference/') && !isRemark(code))
  const columns = [...verdicts, ...(total.unjudged === undefined ? [] : ['unjudged'])]
  const cells = (name: string, counts: Readonly<Record<string, number>>) => {
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return [
      name,
      ...columns.map(each => String(counts[each] ?? 0)),
      percent((counts.wanted ?? 0) / all),
    ]
  }
  const rows = [...byCode]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, counts]) => cells(code, counts))
  return tableOf(
    ['code', ...columns, 'wanted, of all'],
    [
      ...rows,
      cells('all but `reference/*`', others),
      cells('warnings and errors of these', grave),
      cells('all', total),
    ],
  )
}

/** Whether the default severity of a code is `info`. */
function isRemark(code: string): boolean {
  return defaultSeverity(code, findingCatalogue.get(code)?.kind ?? 'conformance-error') === 'info'
}

/** What the presets of the ESLint plugin say, by rule and verdict. */
export function eslintTable(
  ledger: Ledger<VerdictRow>,
  presets: Readonly<Record<string, readonly string[]>>,
): string {
  const rows = [...ledger.values()].flat()
  return tableOf(
    ['preset', 'rule', ...verdicts, 'wanted, of all'],
    Object.entries(presets).flatMap(([preset, rules]) =>
      [...rules, ''].map(rule => {
        const own = rows.filter(({ code }) => (rule === '' ? rules.includes(code) : code === rule))
        const counts = verdicts.map(verdict =>
          own
            .filter(row => row.verdict === verdict)
            .reduce((sum, row) => sum + (isClass(row) ? row.count : 1), 0),
        )
        const all = counts.reduce((sum, count) => sum + count, 0)
        const name = rule === '' ? 'all' : `\`${rule}\``
        return [`\`${preset}\``, name, ...counts.map(String), percent((counts[0] ?? 0) / all)]
      }),
    ),
  )
}

/** Rewrites by verdict. */
export function rewriteTable(ledger: Ledger<RewriteRow>): string {
  const rows = [...ledger.values()].flat()
  const count = (verdict: string | null) =>
    String(rows.filter(row => row.verdict === verdict).length)
  const open = rows.some(({ verdict }) => verdict === null)
  return tableOf(
    ['rewrites of `--fix`', ...rewriteVerdicts, ...(open ? ['unjudged'] : [])],
    [[String(rows.length), ...rewriteVerdicts.map(count), ...(open ? [count(null)] : [])]],
  )
}

/** What each run came to. */
export function repositoryTable(
  figures: Readonly<Record<string, Figures>>,
  kinds: (name: string) => string,
): string {
  const rows = Object.entries(figures).map(([name, { exit, findings, lines, links }]) => {
    const { resolved, broken, unknown } = links
    const { 'in no site': unplaced = 0, ...reasons } = unknown
    const why = Object.entries(reasons).map(([reason, count]) => `${count} ${reason}`)
    const decided = decidedShare(links)
    return [
      name,
      kinds(name),
      exit === null ? 'none' : String(exit),
      ...[findings, lines ?? '–', resolved, broken, unplaced].map(String),
      decided === null ? '–' : percent(decided),
      why.join(', '),
    ]
  })
  return tableOf(
    [
      ...['repository', 'kind', 'exit', 'findings', 'lines'],
      ...['resolved', 'broken', 'in no site', 'decided', 'unknown'],
    ],
    rows,
  )
}

/** Repositories of which a well-kept one would not have so many broken links: something is misunderstood. */
export function doubted(figures: Readonly<Record<string, Figures>>): readonly string[] {
  return Object.entries(figures).flatMap(
    ([
      name,
      {
        links: { resolved, broken },
      },
    ]) =>
      broken > 4 && broken > (resolved + broken) / 4
        ? [`${name}: ${broken} of ${resolved + broken} decided links are broken.`]
        : [],
  )
}

/** Breaks on purpose by what was broken. */
export function breakTable(figures: readonly BreakFigures[]): string {
  return tableOf(
    [
      'what is broken',
      'breaks',
      'reported',
      'share',
      'not checked',
      'share of the others',
      'with another span',
      'why not',
    ],
    figures.map(({ kind, breaks, right, elsewhere, unknown, why }) => {
      const reasons = Object.entries(why).sort(([, m], [, n]) => n - m)
      return [
        kind,
        String(breaks),
        String(right),
        percent(right / breaks),
        String(unknown),
        percent(right / (breaks - unknown)),
        String(elsewhere),
        reasons.map(([reason, count]) => `${count} ${reason}`).join(', '),
      ]
    }),
  )
}

export function percent(share: number): string {
  return Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)}%`
}

function sumOf(
  byCode: ReadonlyMap<string, Readonly<Record<string, number>>>,
  wants: (code: string) => boolean,
): Readonly<Record<string, number>> {
  const sum: Record<string, number> = {}
  for (const [code, counts] of byCode) {
    if (!wants(code)) continue
    for (const [verdict, count] of Object.entries(counts))
      sum[verdict] = (sum[verdict] ?? 0) + count
  }
  return sum
}
