import { describe, type ParseResult, parse, type UrlOptions } from '@hreflint/core'
import { LineIndex } from '@hreflint/linter'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Host } from '../host.ts'
import { caretFrame } from '../reporters/caret-frame.ts'
import { visible } from '../reporters/visible.ts'
import { UsageError } from '../usage-error.ts'

export interface ParseOptions extends UrlOptions {
  readonly format: 'text' | 'json'
}

/** Prints what `parse` of core makes of one URL. */
export async function parseUrl(url: string, options: ParseOptions, host: Host): Promise<ExitCode> {
  const result = parseOrComplain(url, options)
  const output =
    options.format === 'json'
      ? `${JSON.stringify(result, null, 2)}\n`
      : inText(url, result, options)
  host.stdout.write(output)
  return result.url === null ? exitCode.found : exitCode.clean
}

function parseOrComplain(url: string, options: UrlOptions): ParseResult {
  try {
    return parse(url, options)
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message)
    throw error
  }
}

function inText(input: string, result: ParseResult, options: UrlOptions): string {
  const lines: string[] = []
  if (result.url === null) lines.push('No URL results.')
  for (const [name, value] of Object.entries(result.url ?? {})) {
    if (value !== null) lines.push(`${name.padEnd(9)} ${visible(value)}`)
  }
  const index = new LineIndex(input)
  for (const issue of result.issues) {
    const { message, fixes } = describe(issue, input, options)
    lines.push('', `${issue.kind}  ${issue.code}`, `  ${visible(message)}`, '')
    lines.push(...caretFrame(index, issue.span, 100).map(line => `  ${line}`))
    for (const fix of fixes) {
      lines.push(`  ${fix.safety === 'keeps-url' ? 'Fix' : 'Suggestion'}: ${visible(fix.title)}`)
    }
  }
  return `${lines.join('\n')}\n`
}
