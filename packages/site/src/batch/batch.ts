import { LineIndex } from '@hreflint/linter'
import type { BatchFinding } from './judge/batch-finding.ts'

export interface BatchFile {
  readonly path: string
  readonly text: string
  readonly lines: LineIndex
  readonly findings: readonly BatchFinding[]
  /** Returns the text after every fix that keeps its URL. */
  readonly fixed: () => string
}

/** The number of findings with a code. */
export interface CodeCount {
  readonly code: string
  readonly kind: BatchFinding['kind']
  readonly count: number
}

/** All findings of a run, by file. */
export class Batch {
  readonly files: BatchFile[] = []
  readonly #counts = new Map<string, { kind: BatchFinding['kind']; count: number }>()

  add(file: Omit<BatchFile, 'lines'>): void {
    const { text, findings } = file
    this.files.push({ ...file, lines: new LineIndex(text) })
    for (const { code, kind } of findings) {
      const known = this.#counts.get(code)
      if (known === undefined) this.#counts.set(code, { kind, count: 1 })
      else known.count++
    }
  }

  /** The counts, the most frequent code first. */
  get counts(): readonly CodeCount[] {
    return Array.from(this.#counts, ([code, { kind, count }]) => ({ code, kind, count })).sort(
      (a, b) => b.count - a.count || (a.code < b.code ? -1 : 1),
    )
  }

  /** Yields some of the findings in order, with one code or with all codes. */
  *findings(code: string | null, from: number, count: number): Generator<LocatedFinding> {
    let skipped = 0
    let given = 0
    for (const file of this.files) {
      for (const finding of file.findings) {
        if (code !== null && finding.code !== code) continue
        if (skipped++ < from) continue
        if (given++ === count) return
        yield { file, finding }
      }
    }
  }
}

export interface LocatedFinding {
  readonly file: BatchFile
  readonly finding: BatchFinding
}
