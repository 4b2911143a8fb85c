import { parse } from '@hreflint/core'
import { globMatcher, unknownCode } from '@hreflint/linter'
import { namedSpec } from '../../arguments/named-spec.ts'
import type { LintOptions } from './lint-options.ts'
import type { Shard } from '../../lint/shard.ts'
import { OutputTokens } from '../../output/output-choice.ts'
import { UsageError } from '../../usage-error.ts'

/** Files above this size are refused unless the command line says otherwise: 128 MiB. */
const defaultMaxFileSize = 128 * 1024 * 1024

/** The raw values of the command line's options. */
export interface RawLintOptions {
  readonly fix?: boolean
  readonly fixDryRun?: boolean
  readonly fixSuggestions: readonly string[]
  /** Both options fill the same list. */
  readonly format?: OutputTokens
  readonly output?: OutputTokens
  readonly stdin?: boolean
  readonly stdinFilename?: string
  readonly filesFrom?: string
  readonly staged?: boolean
  readonly changed?: string | true
  readonly diff?: string
  readonly baseline?: string
  readonly updateBaseline?: boolean
  readonly initBaseline?: boolean
  readonly cache?: boolean
  readonly cacheLocation?: string
  readonly shard?: string
  readonly threads?: number
  readonly maxWarnings?: number
  readonly errorOn: readonly string[]
  readonly select: readonly string[]
  readonly ignoreCodes: readonly string[]
  readonly exitZero?: boolean
  readonly statistics?: boolean
  readonly quiet?: boolean
  /** False for `--no-config`. */
  readonly config?: string | boolean
  readonly ignore: boolean
  readonly spec?: string
  readonly documentUrl?: string
  readonly reportUnusedSuppressions?: boolean
  readonly maxFileSize?: number
  readonly color?: boolean
  readonly printConfig?: string
}

/** Checks what the command line says. @throws UsageError naming what is wrong. */
export function readLintOptions(raw: RawLintOptions): LintOptions {
  namedSpec(raw.spec)
  checkAddress(raw.documentUrl)
  checkCodes(raw.errorOn)
  checkCodes(raw.fixSuggestions)
  checkCodes(raw.select)
  checkCodes(raw.ignoreCodes)
  checkCombinations(raw)
  const failing = raw.errorOn.map(globMatcher)
  return {
    fix: fixMode(raw),
    suggestions: raw.fixSuggestions,
    codes: { selected: raw.select, ignored: raw.ignoreCodes },
    output: { targets: (raw.format ?? raw.output ?? new OutputTokens()).targets, color: raw.color },
    stdin: raw.stdin === true || raw.stdinFilename !== undefined,
    stdinFilename: raw.stdinFilename,
    filesFrom: raw.filesFrom ?? null,
    staged: raw.staged === true,
    changed: raw.changed === true ? 'HEAD' : (raw.changed ?? null),
    diff: raw.diff ?? null,
    baseline: raw.baseline ?? null,
    updateBaseline: raw.updateBaseline === true,
    initBaseline: raw.initBaseline === true,
    cache: raw.cacheLocation ?? (raw.cache === true ? true : null),
    shard: raw.shard === undefined ? null : readShard(raw.shard),
    threads: raw.threads ?? null,
    maxWarnings: raw.maxWarnings ?? Number.POSITIVE_INFINITY,
    failsOn: code => failing.some(matches => matches(code)),
    exitZero: raw.exitZero === true,
    statistics: raw.statistics === true,
    quiet: raw.quiet === true,
    config: raw.config === false ? null : raw.config === true ? undefined : raw.config,
    ignoring: raw.ignore,
    spec: raw.spec,
    documentUrl: raw.documentUrl,
    reportUnusedSuppressions: raw.reportUnusedSuppressions === true,
    maxFileSize: raw.maxFileSize ?? defaultMaxFileSize,
  }
}

function fixMode({ fix, fixDryRun, fixSuggestions }: RawLintOptions): LintOptions['fix'] {
  if (fixDryRun === true) return 'dry'
  return fix === true || fixSuggestions.length > 0 ? 'write' : 'no'
}

/** Options that would contradict each other, or leave one without effect. */
function checkCombinations(raw: RawLintOptions): void {
  const sources = [
    ['--stdin', raw.stdin === true || raw.stdinFilename !== undefined],
    ['--files-from', raw.filesFrom !== undefined],
    ['--staged', raw.staged === true],
    ['--changed', raw.changed !== undefined],
    ['--diff', raw.diff !== undefined],
  ] as const
  const [first, second] = sources.filter(([, given]) => given).map(([name]) => name)
  if (first !== undefined && second !== undefined) {
    throw new UsageError(`${first} and ${second} cannot be given together.`)
  }
  if (raw.staged === true && fixMode(raw) === 'write') {
    throw new UsageError('--staged reads the index of git, which --fix does not write.')
  }
  for (const [name, given] of [
    ['--update-baseline', raw.updateBaseline],
    ['--init-baseline', raw.initBaseline],
  ] as const) {
    if (given === true && raw.baseline === undefined) {
      throw new UsageError(`${name} needs --baseline <file>.`)
    }
  }
  if (raw.updateBaseline === true && raw.initBaseline === true) {
    throw new UsageError('--init-baseline and --update-baseline cannot be given together.')
  }
}

function checkAddress(address: string | undefined): void {
  if (address !== undefined && parse(address).url === null) {
    throw new UsageError(`--document-url must be an absolute URL, not ${JSON.stringify(address)}.`)
  }
}

function checkCodes(globs: readonly string[]): void {
  for (const glob of globs) {
    const message = unknownCode(glob)
    if (message !== null) throw new UsageError(message)
  }
}

function readShard(value: string): Shard {
  const match = /^(\d+)\/(\d+)$/.exec(value)
  const index = Number(match?.[1])
  const count = Number(match?.[2])
  if (match === null || index < 1 || index > count) {
    throw new UsageError(`--shard must be like 2/5, not ${JSON.stringify(value)}.`)
  }
  return { index, count }
}
