import { compare, type UrlSpec } from '@hreflint/core'
import { hide } from '@hreflint/core/internal'
import { shownComparison } from '@hreflint/core/shown'
import { specFor } from '@hreflint/core/specs'
import { usuallyCompared } from '@hreflint/linter'
import { namedSpec } from '../arguments/named-spec.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Host } from '../host.ts'
import { comparisonTable } from '../output/one-url/comparison-table.ts'
import { wantsColor } from '../output/wants-color.ts'
import { withUsageErrors } from './parse.ts'

export interface CompareOptions {
  readonly base?: string
  readonly encoding?: string
  /** Ids of specifications and programs. If empty, the usual ones are compared. */
  readonly spec: readonly string[]
  readonly format: 'text' | 'json'
  /** The option of the command line. Undefined if it is not given. */
  readonly color?: boolean
}

/** Returns the usual readers of a URL. For a connection string, its drivers are added. */
function readersOf(url: string): readonly UrlSpec[] {
  const drivers = specFor(url, undefined)
  return drivers === undefined ? usuallyCompared() : [...usuallyCompared(), drivers]
}

/** Prints how several programs read one URL, and where they differ. */
export async function compareUrl(
  url: string,
  { base, encoding, spec, format, color }: CompareOptions,
  host: Host,
): Promise<ExitCode> {
  const { stdout, env } = host
  const specs = spec.length === 0 ? readersOf(url) : spec.flatMap(id => namedSpec(id) ?? [])
  const comparison = shownComparison(
    withUsageErrors(() => compare(url, specs, { base, encoding })),
    base,
  )
  const look = { base, color: wantsColor(stdout, env, color), width: stdout.columns ?? 100 }
  const output =
    format === 'json'
      ? JSON.stringify({ ...comparison, input: hide(url) }, null, 2)
      : comparisonTable(comparison, look).join('\n')
  stdout.write(`${output}\n`)
  return comparison.divergences.length > 0 ? exitCode.found : exitCode.clean
}
