import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CheckOptions } from '../../arguments/check-options.ts'
import { reasonOf, UsageError } from '../../arguments/usage-error.ts'
import type { Complaints } from '../../output/complaints.ts'
import { plural } from '../../reporters/plural.ts'
import type { FileReport } from '../../reporters/reporter.ts'

/** What `--baseline` does in a run. */
export interface BaselineStep {
  /** Leaves out what the baseline has. */
  filter(report: FileReport): FileReport
  /** Records the findings if there was no baseline yet; says which entries are gone. */
  finish(complaints: Complaints): void
}

/**
 * @throws UsageError for a file that is not a baseline; for one that is not there, since a run that records
 *   whatever it finds always succeeds; and for one that is there and was to be made.
 */
export async function openBaseline(
  { baseline: file, updateBaseline, initBaseline }: CheckOptions,
  cwd: string,
): Promise<BaselineStep | null> {
  if (file === undefined) return null
  const { Baseline, readBaseline } = await import('../../lint/baseline.ts')
  const path = resolve(cwd, file)
  const read = readBaseline(path, file)
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
  const baseline = read ?? new Baseline(new Map())
  return {
    filter(report) {
      const findings = baseline.newOnes(report)
      return report.with(records ? [] : findings)
    },
    finish(complaints) {
      const { gone, count } = baseline
      if (!records) {
        if (gone === 0) return
        const entries = plural(gone, 'baseline finding')
        const [occur, them] = gone === 1 ? ['occurs', 'it'] : ['occur', 'them']
        complaints.remark(
          `${file}: ${entries} no longer ${occur}. Run with --update-baseline to remove ${them}.`,
        )
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
