import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GeneratedFile } from '../../generated-file.ts'
import { markdownTable } from '../table.ts'
import { withGenerated } from './generated-part.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const guide = 'docs/guide/performance.md'
const figuresFile = 'test/bench/figures.json'

/** What `pnpm bench speed` has measured. */
interface Figures {
  readonly date: string
  readonly machine: string
  readonly rounds: number
  readonly rows: readonly Row[]
}

interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** How many times as long as the peer. Absent if there is none. */
  readonly ratio?: number
  readonly peer?: string
  /** The ratio that is aimed at, or the value where there is no peer. */
  readonly goal?: number
}

/** The table of what people wait for, in the guide on performance. */
export function speedTable(): readonly GeneratedFile[] {
  if (!existsSync(join(root, figuresFile))) return []
  const { date, machine, rounds, rows }: Figures = JSON.parse(
    readFileSync(join(root, figuresFile), 'utf8'),
  )
  const page = readFileSync(join(root, guide), 'utf8')
  const alone = rows.flatMap(({ value, ratio, peer }) =>
    peer === 'the start of Node' && ratio !== undefined ? [value / ratio] : [],
  )
  const scale = alone.map(time => ` Node alone took ${time.toFixed(0)} ms to start there.`).join('')
  const said = `Measured on ${date}: ${machine}, medians of ${rounds} rounds or more that took turns.${scale}`
  const table = markdownTable(['What', 'Time', 'Beside', 'Goal'], rows.map(cellsOf))
  return [{ path: guide, text: withGenerated(page, 'speed', `${said}\n\n${table}`) }]
}

function cellsOf({ what, value, unit, ratio, peer, goal }: Row): readonly string[] {
  const beside = ratio === undefined ? '' : `${ratio.toFixed(2)} × ${peer}`
  const aimed = goal === undefined ? '' : `≤ ${goal} ${ratio === undefined ? unit : '×'}`
  return [what, `${value >= 10 ? value.toFixed(0) : value.toFixed(1)} ${unit}`, beside, aimed]
}
