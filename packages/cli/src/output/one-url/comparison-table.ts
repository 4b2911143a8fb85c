import type { Comparison, Reading, Verdict } from '@hreflint/core'
import { hide } from '@hreflint/core/internal'
import { createColors } from 'picocolors'
import { withoutCommandAtStart } from '../../reporters/workflow-commands.ts'
import { excerpt, textOf } from '../excerpt.ts'
import { type CellContext, cellWithoutUrl, comparisonCell } from './comparison-cell.ts'
import { conclusionsOf } from './comparison-conclusions.ts'

/** How a comparison is shown. */
export interface ComparisonLook {
  readonly base: string | undefined
  readonly color: boolean
  /** Columns of the terminal. */
  readonly width: number
}

/**
 * What the specifications make of a URL, those that read it alike together, and carets under what
 * is not as in the first reading:
 *
 *     spec           verdict            read as
 *     whatwg         conformance error  http://good.example/@evil.example/
 *     abarth-url-01  conforming         http://good.example/@evil.example/
 *
 *     rfc3986        conformance error  http://good.example%5C@evil.example/
 *                                                              ^^^^^^^^^^^^ another host
 */
export function comparisonTable(comparison: Comparison, look: ComparisonLook): readonly string[] {
  const colors = createColors(look.color)
  const { input, readings } = comparison
  const groups = groupsOf(comparison)
  const specWidth = Math.max(4, ...readings.map(({ spec }) => spec.length))
  const indent = specWidth + verdictWidth + 4
  const room = Math.max(30, look.width - indent)
  const leader = groups[0]?.[0]
  if (leader === undefined) return [...titleOf(input, look)]
  return [
    ...titleOf(input, look),
    '',
    colors.dim(`${'spec'.padEnd(specWidth)}  ${'verdict'.padEnd(verdictWidth)}  read as`),
    ...groups.flatMap((group, index) => [
      ...(index === 0 ? [] : ['']),
      ...rowsOf(group, { comparison, leader, room, indent, specWidth, colors }),
    ]),
    '',
    ...conclusionsOf(comparison, groups.length === 1, colors, look.width),
  ]
}

function titleOf(input: string, { base, width }: ComparisonLook): readonly string[] {
  const line = (text: string) => withoutCommandAtStart(textOf(excerpt(text, [], width)))
  const on = base === undefined ? [] : [line(`on ${hide(base)}`)]
  return [line(hide(input)), ...on]
}

/** Readings that have one URL, or have none; the latter last. */
function groupsOf({ input, readings }: Comparison): readonly (readonly Reading[])[] {
  const groups = new Map<string, Reading[]>()
  const known = readings.filter(({ href }) => href !== null)
  const unknown = readings.filter(({ href }) => href === null)
  for (const reading of [...known, ...unknown]) {
    const key = reading.href ?? cellWithoutUrl(reading, input, 1000).below.join(' ')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [reading])
    else group.push(reading)
  }
  return [...groups.values()]
}

interface Table extends CellContext {
  readonly indent: number
  readonly specWidth: number
}

function rowsOf(group: readonly Reading[], table: Table): readonly string[] {
  const { specWidth, indent, colors, leader } = table
  const { shown, below } = comparisonCell(group[0] ?? leader, table)
  return [
    ...group.map(({ spec, verdict }) =>
      `${spec.padEnd(specWidth)}  ${verdictIn(colors, verdict)}  ${shown}`.trimEnd(),
    ),
    ...below.map(line => `${' '.repeat(indent)}${line}`),
  ]
}

const verdictWords: Readonly<Record<Verdict, string>> = {
  conforming: 'conforming',
  'conformance-error': 'conformance error',
  'parse-exception': 'parse exception',
}
const verdictWidth = 17

function verdictIn(colors: CellContext['colors'], verdict: Verdict): string {
  const words = verdictWords[verdict].padEnd(verdictWidth)
  if (verdict === 'conforming') return colors.green(words)
  return verdict === 'conformance-error' ? colors.yellow(words) : colors.bold(words)
}
