import { findSpec, parse } from '@hreflint/core'
import { globMatcher, unknownCode } from '@hreflint/linter'
import type { LintOptions } from './commands/lint-options.ts'
import { UsageError } from './usage-error.ts'

/** Files above this size are refused unless the command line says otherwise: 128 MiB. */
const defaultMaxFileSize = 128 * 1024 * 1024

/** The raw values of the command line's options. */
export interface RawLintOptions {
  readonly fix?: boolean
  readonly format: readonly string[]
  readonly output: readonly string[]
  readonly stdin?: boolean
  readonly stdinFilename?: string
  readonly maxWarnings?: number
  readonly errorOn: readonly string[]
  readonly quiet?: boolean
  /** False for `--no-config`. */
  readonly config?: string | boolean
  readonly ignore: boolean
  readonly spec?: string
  readonly documentUrl?: string
  readonly reportUnusedSuppressions?: boolean
  readonly maxFileSize?: number
  readonly color?: boolean
}

/** Checks what the command line says. @throws UsageError naming what is wrong. */
export function readLintOptions(raw: RawLintOptions): LintOptions {
  checkSpec(raw.spec)
  checkAddress(raw.documentUrl)
  return {
    fix: raw.fix === true,
    wantsSuggestion: () => false,
    output: {
      formats: raw.format.length === 0 ? ['text'] : raw.format,
      files: raw.output,
      color: raw.color,
    },
    stdin: raw.stdin === true || raw.stdinFilename !== undefined,
    stdinFilename: raw.stdinFilename,
    maxWarnings: raw.maxWarnings ?? Number.POSITIVE_INFINITY,
    failsOn: anyOfCodes(raw.errorOn),
    quiet: raw.quiet === true,
    config: raw.config === false ? null : raw.config === true ? undefined : raw.config,
    ignoring: raw.ignore,
    spec: raw.spec,
    documentUrl: raw.documentUrl,
    reportUnusedSuppressions: raw.reportUnusedSuppressions === true,
    maxFileSize: raw.maxFileSize ?? defaultMaxFileSize,
  }
}

function checkSpec(id: string | undefined): void {
  if (id === undefined) return
  try {
    findSpec(id)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function checkAddress(address: string | undefined): void {
  if (address !== undefined && parse(address).url === null) {
    throw new UsageError(`--document-url must be an absolute URL, not ${JSON.stringify(address)}.`)
  }
}

/** A matcher for codes and globs of codes. @throws UsageError for one that matches nothing. */
function anyOfCodes(globs: readonly string[]): (code: string) => boolean {
  for (const glob of globs) {
    const message = unknownCode(glob)
    if (message !== null) throw new UsageError(message)
  }
  const matchers = globs.map(globMatcher)
  return code => matchers.some(matches => matches(code))
}
