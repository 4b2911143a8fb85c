import { compare, maskPasswords } from '@hreflint/core'
import { specsFor } from '@hreflint/core/specs'
import { namedSpec } from '../arguments/named-spec.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Host } from '../host.ts'
import { comparisonTable } from '../output/one-url/comparison-table.ts'
import { maskedComparison, withoutPasswordsOf } from '@hreflint/core/masked'
import { wantsColor } from '../output/wants-color.ts'
import { withUsageErrors } from './parse.ts'

export interface CompareOptions {
  readonly base?: string
  readonly encoding?: string
  /** Ids of specifications; none for all. */
  readonly spec: readonly string[]
  readonly format: 'text' | 'json'
  /** As the command line says; undefined where it says nothing. */
  readonly color?: boolean
}

/** Prints what several specifications make of one URL, and where they part. */
export async function compareUrl(
  url: string,
  { base, encoding, spec, format, color }: CompareOptions,
  host: Host,
): Promise<ExitCode> {
  const { stdout, env } = host
  const specs = spec.length === 0 ? specsFor(url) : spec.flatMap(id => namedSpec(id) ?? [])
  const comparison = maskedComparison(
    withUsageErrors(() => compare(url, specs, { base, encoding })),
  )
  const look = { base, color: wantsColor(stdout, env, color), width: stdout.columns ?? 100 }
  const output =
    format === 'json'
      ? JSON.stringify({ ...comparison, input: maskPasswords(url) }, null, 2)
      : comparisonTable(comparison, look).join('\n')
  stdout.write(withoutPasswordsOf(`${output}\n`, url, base))
  return comparison.divergences.length > 0 ? exitCode.found : exitCode.clean
}
