import { readFileSync } from 'node:fs'
import type { Finding } from '@hreflint/linter'
import { reasonOf, UsageError } from '../arguments/usage-error.ts'
import { contentHash } from '../reporters/fingerprint.ts'
import type { FileReport } from '../reporters/reporter.ts'

/**
 * The number of findings with the same content in a file, by code and hash: `code hash` → count.
 */
type Entries = Map<string, number>

/**
 * The findings that existed when the baseline was recorded, so that only new ones are reported. A
 * finding is recognized by its code, its URL and its marked characters, so it may move.
 */
export class Baseline {
  readonly #known: ReadonlyMap<string, Entries>
  readonly #seen = new Map<string, Entries>()

  constructor(known: ReadonlyMap<string, Entries>) {
    this.#known = known
  }

  /** Counts the findings of a report. Returns those that are not in the baseline. */
  newOnes(report: FileReport): readonly Finding[] {
    const left = new Map(this.#known.get(report.filePath))
    const seen: Entries = new Map()
    this.#seen.set(report.filePath, seen)
    return report.findings.filter(finding => {
      const key = `${finding.code} ${contentHash(finding, report)}`
      seen.set(key, (seen.get(key) ?? 0) + 1)
      const count = left.get(key) ?? 0
      left.set(key, count - 1)
      return count <= 0
    })
  }

  /** Number of baseline entries of the checked files that no longer match a finding. */
  get gone(): number {
    let gone = 0
    for (const [filePath, seen] of this.#seen) {
      for (const [key, count] of this.#known.get(filePath) ?? []) {
        gone += Math.max(0, count - (seen.get(key) ?? 0))
      }
    }
    return gone
  }

  /** Number of findings in the checked files. */
  get count(): number {
    let count = 0
    for (const seen of this.#seen.values()) for (const times of seen.values()) count += times
    return count
  }

  /**
   * Returns the content of a baseline file: the findings of the checked files, and the entries of
   * all other files.
   */
  toString(): string {
    const all = new Map([...this.#known, ...this.#seen])
    const files = [...all]
      .filter(([, entries]) => entries.size > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([filePath, entries]) => [filePath, Object.fromEntries([...entries].sort())])
    return `${JSON.stringify({ version: 1, files: Object.fromEntries(files) }, null, 2)}\n`
  }
}

/** Reads a baseline. Null if the file does not exist. @throws UsageError for any other content. */
export function readBaseline(path: string, shownPath: string): Baseline | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new UsageError(`${shownPath}: Cannot be read: ${reasonOf(error)}.`)
  }
  const known = new Map<string, Entries>()
  try {
    const value: unknown = JSON.parse(text)
    for (const [filePath, entries] of entriesOf(fieldOf(value, 'files'))) {
      const counts = entriesOf(entries).map(([key, count]) => [key, Number(count)] as const)
      known.set(filePath, new Map(counts))
    }
  } catch {
    throw new UsageError(`${shownPath}: This is not an hreflint baseline.`)
  }
  return new Baseline(known)
}

function fieldOf(value: unknown, name: string): unknown {
  return new Map(entriesOf(value)).get(name)
}

function entriesOf(value: unknown): readonly [string, unknown][] {
  if (typeof value !== 'object' || value === null) throw new TypeError('Not an object')
  return Object.entries(value)
}
