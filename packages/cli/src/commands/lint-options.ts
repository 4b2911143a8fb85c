import type { LintFileOptions } from '../lint/lint-file.ts'
import type { TallyOptions } from '../lint/tally.ts'
import type { OutputChoice } from '../output/report-outputs.ts'

/** What the command line says about a lint run, checked. */
export interface LintOptions extends Omit<LintFileOptions, 'roots'>, TallyOptions {
  readonly output: OutputChoice
  readonly stdin: boolean
  readonly stdinFilename: string | undefined
  /** The only configuration file; null for none; undefined to look for them. */
  readonly config: string | null | undefined
  readonly ignoring: boolean
  readonly spec: string | undefined
  readonly documentUrl: string | undefined
  readonly reportUnusedSuppressions: boolean
}
