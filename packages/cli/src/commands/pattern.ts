import { mention, nearName, passwordSpans } from '@hreflint/core/internal'
import { LineIndex } from '@hreflint/linter'
import {
  dialects,
  explainPattern,
  findDialect,
  matchPattern,
  type PatternDialect,
  type PatternIssue,
  type ParsedPattern,
  parsePattern,
  readableDialects,
} from '@hreflint/patterns'
import { UsageError } from '../arguments/usage-error.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Host } from '../host.ts'
import { withoutPasswordsOf } from '@hreflint/core/masked'
import { caretFrame } from '../reporters/caret-frame.ts'
import { visible } from '../reporters/visible.ts'

export interface PatternCommandOptions {
  readonly dialect?: string | undefined
  readonly base?: string | undefined
  readonly format: 'text' | 'json'
}

/** Prints how a dialect reads a pattern, and which URLs match. */
export async function showPattern(
  text: string,
  urls: readonly string[],
  { dialect: id, base, format }: PatternCommandOptions,
  host: Host,
): Promise<ExitCode> {
  const parsed = parsePattern(text, dialectFor(text, id, base), { base })
  const others = parsed.pattern === null ? readableDialects(text, parsed.dialect, { base }) : []
  const output =
    format === 'json' ? asJson(parsed, urls, others) : asText(parsed, urls, others).join('\n')
  const masked = [text, ...urls].reduce(
    (shown, url) => withoutPasswordsOf(shown, url, base),
    output,
  )
  host.stdout.write(`${masked}\n`)
  return parsed.pattern === null ? exitCode.found : exitCode.clean
}

/**
 * Returns the dialect with an id. Without an id, a path alone is a route of Express 5, and anything
 * else is for `URLPattern`.
 */
function dialectFor(
  text: string,
  id: string | undefined,
  base: string | undefined,
): PatternDialect {
  const name =
    id ?? (text.startsWith('/') && base === undefined ? 'path-to-regexp-8' : 'urlpattern')
  const dialect = findDialect(name)
  if (dialect !== undefined) return dialect
  const known = dialects.map(each => each.id)
  const near = nearName(name, known)
  const question = near === null ? '' : ` Did you mean ${near}?`
  throw new UsageError(
    `There is no dialect ${JSON.stringify(name)}; there are ${known.join(', ')}.${question}`,
  )
}

function asJson(
  parsed: ParsedPattern,
  urls: readonly string[],
  others: readonly PatternDialect[],
): string {
  const { text, dialect, pattern, issues } = parsed
  const value = {
    pattern: text,
    dialect: dialect.id,
    compiles: pattern !== null,
    compilesUnder: others.map(({ id }) => id),
    components: pattern?.components ?? {},
    pieces: pattern?.pieces ?? [],
    issues,
    urls: urls.map(url => {
      const match = matchPattern(parsed, url)
      return { url, matches: match !== null, groups: match?.groups ?? [] }
    }),
  }
  return JSON.stringify(value, null, 2)
}

function asText(
  parsed: ParsedPattern,
  urls: readonly string[],
  others: readonly PatternDialect[],
): readonly string[] {
  const { text, dialect, pattern, issues } = parsed
  const lines =
    pattern === null
      ? [`This does not compile under ${dialect.title}.`]
      : [`As ${dialect.title} (${dialect.edition.version}) reads it:`, ...explained(parsed)]
  for (const issue of issues) lines.push('', ...issueLines(text, issue))
  if (others.length > 0) {
    lines.push('', `It compiles under ${others.map(({ title }) => title).join(', ')}.`)
  }
  if (pattern !== null && urls.length > 0)
    lines.push('', ...urls.flatMap(url => urlLines(parsed, url)))
  return lines
}

function explained(parsed: ParsedPattern): readonly string[] {
  const pieces = explainPattern(parsed)
  const written = pieces.map(({ span }) => visible(parsed.text.slice(span.start, span.end)))
  const width = Math.max(0, ...written.map(each => each.length))
  return pieces.map(({ component, text }, index) =>
    `  ${component === null ? '' : component.padEnd(9)} ${(written[index] ?? '').padEnd(width)}  ${visible(text)}`.trimEnd(),
  )
}

const kinds: Readonly<Record<PatternIssue['kind'], string>> = {
  elsewhere: 'leads elsewhere',
  invalid: 'does not compile',
  less: 'matches less',
  more: 'matches more',
  never: 'never matches',
}

function issueLines(
  text: string,
  { code, kind, span, message, why, fixes }: PatternIssue,
): readonly string[] {
  return [
    `${kinds[kind]}  ${code}`,
    `  ${visible(message)}`,
    '',
    ...caretFrame(new LineIndex(text), span, 100, passwordSpans(text)).map(line => `  ${line}`),
    `  ${visible(why)}`,
    ...fixes.map(({ title }) => `  Suggestion: ${visible(title)}`),
  ]
}

function urlLines(parsed: ParsedPattern, url: string): readonly string[] {
  const match = matchPattern(parsed, url)
  if (match === null) return [`no match  ${visible(url)}`]
  return [
    `matches   ${visible(url)}`,
    ...match.groups.map(({ component, name, value }) => {
      const shown = value === undefined ? 'not there' : visible(mention(value))
      return `            ${component === null ? '' : `${component} `}${visible(name)}: ${shown}`
    }),
  ]
}
