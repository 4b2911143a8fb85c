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
  readonly #exists: (filePath: string) => boolean
  /** The present names of files that were renamed, by the names in the baseline. */
  readonly #renamed = new Map<string, string>()
  #lost: Set<string> | undefined

  /** @param exists Whether there is a file. Entries of files that are gone are those of renamed files. */
  constructor(known: ReadonlyMap<string, Entries>, exists: (filePath: string) => boolean) {
    this.#known = known
    this.#exists = exists
  }

  /** Counts the findings of a report. Returns those that are not in the baseline. */
  newOnes(report: FileReport): readonly Finding[] {
    const { filePath, findings } = report
    const keys = new Map(
      findings.map(finding => [finding, `${finding.code} ${contentHash(finding, report)}`]),
    )
    const left = new Map(this.#known.get(filePath) ?? this.#formerEntries(filePath, keys.values()))
    const seen: Entries = new Map()
    this.#seen.set(filePath, seen)
    return findings.filter(finding => {
      const key = keys.get(finding) ?? ''
      seen.set(key, (seen.get(key) ?? 0) + 1)
      const count = left.get(key) ?? 0
      left.set(key, count - 1)
      return count <= 0
    })
  }

  /**
   * Returns the entries of the file that a new file is most likely to have been: one that no longer exists
   * and that had the same findings. Undefined if there is none.
   */
  #formerEntries(filePath: string, keys: Iterable<string>): Entries | undefined {
    const wanted = new Set(keys)
    if (wanted.size === 0) return undefined
    this.#lost ??= new Set([...this.#known.keys()].filter(name => !this.#exists(name)))
    const baseName = (name: string) => name.slice(name.lastIndexOf('/') + 1)
    let best: { readonly name: string; readonly likeness: number } | null = null
    for (const name of this.#lost) {
      const shared = [...(this.#known.get(name)?.keys() ?? [])].filter(key =>
        wanted.has(key),
      ).length
      const likeness = shared + (baseName(name) === baseName(filePath) ? 0.5 : 0)
      if (shared > 0 && likeness > (best?.likeness ?? 0)) best = { name, likeness }
    }
    if (best === null) return undefined
    this.#lost.delete(best.name)
    this.#renamed.set(best.name, filePath)
    return this.#known.get(best.name)
  }

  /** The baseline entries of checked files, and of files that no longer exist, that match no finding. */
  get gone(): readonly GoneEntry[] {
    const gone: GoneEntry[] = []
    for (const [name, entries] of this.#known) {
      const filePath = this.#renamed.get(name) ?? name
      const seen = this.#seen.get(filePath)
      if (seen === undefined && this.#exists(name)) continue
      for (const [key, count] of entries) {
        const missing = count - (seen?.get(key) ?? 0)
        const code = key.split(' ', 1)[0] ?? key
        if (missing > 0) gone.push({ filePath, code, count: missing })
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
   * all other files that exist.
   */
  toString(): string {
    const others = [...this.#known].filter(([name]) => this.#exists(name))
    const all = new Map([...others, ...this.#seen])
    const files = [...all]
      .filter(([, entries]) => entries.size > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([filePath, entries]) => [filePath, Object.fromEntries([...entries].sort())])
    return `${JSON.stringify({ version: 1, files: Object.fromEntries(files) }, null, 2)}\n`
  }
}

/** Findings that a baseline has and a run does not. */
export interface GoneEntry {
  readonly filePath: string
  readonly code: string
  readonly count: number
}

/**
 * Reads a baseline. Null if the file does not exist.
 *
 * @param exists Whether there is a file of this name. @throws UsageError for any other content.
 */
export function readBaseline(
  path: string,
  shownPath: string,
  exists: (filePath: string) => boolean,
): Baseline | null {
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
  return new Baseline(known, exists)
}

function fieldOf(value: unknown, name: string): unknown {
  return new Map(entriesOf(value)).get(name)
}

function entriesOf(value: unknown): readonly [string, unknown][] {
  if (typeof value !== 'object' || value === null) throw new TypeError('Not an object')
  return Object.entries(value)
}
