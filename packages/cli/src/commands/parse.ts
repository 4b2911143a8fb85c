import {
  type Connection,
  type ParsedUrl,
  type ParseResult,
  parse,
  type SpecParseOptions,
  type UrlOptions,
} from '@hreflint/core'
import { withGeneralIssues } from '@hreflint/core/internal'
import { specFor } from '@hreflint/core/specs'
import { namedSpec } from '../arguments/named-spec.ts'
import { UsageError } from '../arguments/usage-error.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Host } from '../host.ts'
import { drawComponents } from '../output/one-url/draw-components.ts'
import { shownIssue, shownUrl } from '@hreflint/core/shown'
import { showIssue } from '../output/one-url/show-issue.ts'
import { visible } from '../reporters/visible.ts'

/** Options of the command line that say how to read one URL. */
export interface ReadOptions extends SpecParseOptions {
  /** Name of the specification. */
  readonly spec?: string | undefined
}

export interface ParseOptions extends ReadOptions {
  readonly format: 'text' | 'json'
}

/** Prints how a specification reads one URL. */
export async function parseUrl(
  url: string,
  { spec, format, ...rest }: ParseOptions,
  host: Host,
): Promise<ExitCode> {
  const options: UrlOptions = { ...rest, spec: namedSpec(spec) ?? specFor(url, undefined) }
  const parsed = withUsageErrors(() => parse(url, options))
  const result = {
    ...parsed,
    url:
      parsed.url === null
        ? null
        : shownUrl({ ...parsed, url: parsed.url, input: url, base: rest.base }),
  }
  const output =
    format === 'json'
      ? `${JSON.stringify({ ...result, issues: result.issues.map(one => shownIssue(one, url)) }, null, 2)}\n`
      : inText(url, result, options, host.stdout.columns)
  host.stdout.write(output)
  return result.url === null ? exitCode.found : exitCode.clean
}

/** Runs an action and reports an unknown encoding label as a usage error. */
export function withUsageErrors<Result>(action: () => Result): Result {
  try {
    return action()
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message)
    throw error
  }
}

/** Returns the parts of a URL, one per line. */
function valuesOf({ connection, ...parts }: ParsedUrl): readonly string[] {
  const values = connection === undefined ? Object.entries(parts) : connectionValues(connection)
  return values.flatMap(([name, value]) =>
    value === null ? [] : [`${name.padEnd(9)} ${String(value)}`],
  )
}

function connectionValues({
  user,
  password,
  hosts,
  database,
  parameters,
}: Connection): readonly (readonly [name: string, value: string | null])[] {
  return [
    ['user', user],
    ['password', password],
    ...hosts.flatMap(
      ({ host, port }) =>
        [
          ['host', host],
          ['port', port],
        ] as const,
    ),
    ['database', database],
    ...parameters.map(([name, value]) => ['parameter', `${name}=${value}`] as const),
  ]
}

function inText(
  input: string,
  { url, components, issues }: ParseResult,
  options: UrlOptions,
  width: number | undefined,
): string {
  const lines = [
    ...(options.spec?.schemes === undefined ? [] : [...drawComponents(input, components), '']),
    ...(url === null
      ? ['This cannot be parsed as a URL.']
      : valuesOf(url).map(line => visible(line))),
  ]
  for (const issue of withGeneralIssues(issues, input))
    lines.push('', ...showIssue(issue, input, options, width))
  return `${lines.join('\n')}\n`
}
