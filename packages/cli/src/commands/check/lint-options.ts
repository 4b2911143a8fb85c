import type { LintFileOptions } from '../../lint/lint-file.ts'
import type { Shard } from '../../lint/shard.ts'
import type { TallyOptions } from '../../lint/tally.ts'
import type { OutputChoice } from '../../output/report-outputs.ts'

/** What the command line says about a lint run, checked. */
export interface LintOptions extends Omit<LintFileOptions, 'roots'>, TallyOptions {
  readonly output: OutputChoice
  readonly stdin: boolean
  readonly stdinFilename: string | undefined
  /** A file or `-` with the paths to lint. */
  readonly filesFrom: string | null
  readonly staged: boolean
  /** Lint what differs from this revision. */
  readonly changed: string | null
  /** Report only on lines that differ from this revision. */
  readonly diff: string | null
  readonly baseline: string | null
  readonly updateBaseline: boolean
  readonly initBaseline: boolean
  /** The file of the cache; null for none. */
  readonly cache: string | true | null
  readonly shard: Shard | null
  readonly threads: number | null
  /** The only configuration file; null for none; undefined to look for them. */
  readonly config: string | null | undefined
  readonly ignoring: boolean
  readonly spec: string | undefined
  readonly documentUrl: string | undefined
  readonly reportUnusedSuppressions: boolean
}
