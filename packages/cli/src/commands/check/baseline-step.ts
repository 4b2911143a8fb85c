import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CheckOptions } from '../../arguments/check-options.ts'
import { reasonOf, UsageError } from '../../arguments/usage-error.ts'
import type { Complaints } from '../../output/complaints.ts'
import type { GoneEntry } from '../../lint/baseline.ts'
import { plural } from '../../reporters/plural.ts'
import type { FileReport } from '../../reporters/reporter.ts'
import { visible } from '../../reporters/visible.ts'

/** The part of a run that `--baseline` adds. */
export interface BaselineStep {
  /** Whether the findings are recorded, not reported. */
  readonly records: boolean
  /** Leaves out the findings in the baseline. */
  filter(report: FileReport): FileReport
  /**
   * Records the findings if the options ask for that. Otherwise reports how many entries no longer
   * occur.
   */
  finish(complaints: Complaints): void
}

/**
 * Opens the baseline. Null without `--baseline`.
 *
 * @throws UsageError if the file is not a baseline, if it does not exist (a run that records
 * whatever it finds always succeeds), or if it exists and `--init-baseline` is given.
 */
export async function openBaseline(
  { baseline: file, updateBaseline, initBaseline }: CheckOptions,
  cwd: string,
): Promise<BaselineStep | null> {
  if (file === undefined) return null
  const { Baseline, readBaseline } = await import('../../lint/baseline.ts')
  const path = resolve(cwd, file)
  const exists = (filePath: string) => existsSync(resolve(cwd, filePath))
  const read = readBaseline(path, file, exists)
  const records = updateBaseline === true || initBaseline === true
  if (read === null && !records) {
    throw new UsageError(
      `${file}: This baseline does not exist. To create it, run with --init-baseline.`,
    )
  }
  if (read !== null && initBaseline === true) {
    throw new UsageError(
      `${file}: This baseline already exists. To replace it, run with --update-baseline.`,
    )
  }
  const baseline = read ?? new Baseline(new Map(), exists)
  return {
    records,
    filter(report) {
      const findings = baseline.newOnes(report)
      return report.with(records ? [] : findings)
    },
    finish(complaints) {
      const { gone, count } = baseline
      if (!records) {
        const total = gone.reduce((sum, entry) => sum + entry.count, 0)
        if (total === 0) return
        const entries = plural(total, 'baseline finding')
        const [occur, them] = total === 1 ? ['occurs', 'it'] : ['occur', 'them']
        complaints.remark(
          `${file}: ${entries} no longer ${occur}. Run with --update-baseline to remove ${them}.`,
        )
        linesOf(gone).forEach(complaints.line)
        return
      }
      try {
        writeFileSync(path, baseline.toString())
        complaints.remark(
          `${file}: Recorded ${plural(count, 'finding')}; only new ones will be reported.`,
        )
      } catch (error) {
        complaints.error(`${file}: Cannot be written: ${reasonOf(error)}.`)
      }
    },
  }
}

/** More files than this are only counted. */
const mostLines = 20

/** Returns a line for each file and code. */
function linesOf(gone: readonly GoneEntry[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { filePath, code, count } of gone) {
    const line = `  ${visible(filePath)}  ${visible(code)}`
    counts.set(line, (counts.get(line) ?? 0) + count)
  }
  const lines = [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${count})`))
  const left = lines.length - mostLines
  return left > 0 ? [...lines.slice(0, mostLines), `  and ${left} more`] : lines
}
