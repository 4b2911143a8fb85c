import { type Comparison, compare } from '@hreflint/core'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Host } from '../host.ts'
import { visible } from '../reporters/visible.ts'
import { withUsageErrors } from './parse.ts'

export interface CompareOptions {
  readonly base?: string
  readonly encoding?: string
  /** Ids of specifications; none for all. */
  readonly spec: readonly string[]
  readonly format: 'text' | 'json'
}

/** Prints what several specifications make of one URL, and where they part. */
export async function compareUrl(
  url: string,
  { base, encoding, spec, format }: CompareOptions,
  host: Host,
): Promise<ExitCode> {
  const specs = spec.length === 0 ? undefined : spec
  const comparison = withUsageErrors(() => compare(url, { base, encoding, specs }))
  const output =
    format === 'json' ? JSON.stringify(comparison, null, 2) : inText(comparison).join('\n')
  host.stdout.write(`${output}\n`)
  return comparison.divergences.length > 0 ? exitCode.found : exitCode.clean
}

function inText({ input, readings, divergences }: Comparison): readonly string[] {
  const width = Math.max(...readings.map(({ spec }) => spec.length))
  return [
    visible(input),
    '',
    ...readings.map(({ spec, verdict, href }) =>
      `${spec.padEnd(width)}  ${verdict.padEnd(17)}  ${href === null ? '' : visible(href)}`.trimEnd(),
    ),
    '',
    ...(divergences.length === 0 ? ['All read it the same way.'] : []),
    ...divergences.flatMap(({ grade, sides }) => [
      `They differ in the ${grade}:`,
      ...sides.map(({ value, specs }) => `  ${visible(value) || 'none'}: ${specs.join(', ')}`),
    ]),
  ]
}
