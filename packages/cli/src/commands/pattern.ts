import { hide, mask, MaskedText, mention, nearName, secretSpans } from '@hreflint/core/internal'
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
  host.stdout.write(`${output}\n`)
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
  const name = id ?? (text.startsWith('/') && base === undefined ? 'express-5' : 'urlpattern')
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
    pattern: hide(text),
    dialect: dialect.id,
    compiles:
      pattern === null && issues.some(({ kind }) => kind === 'unknown') ? null : pattern !== null,
    compilesUnder: others.map(({ id }) => id),
    ...(MaskedText.ofUrl(text).hidden.length > 0
      ? {}
      : { components: pattern?.components ?? {}, pieces: pattern?.pieces ?? [] }),
    issues: issues.map(issue => ({ ...issue, witness: hide(issue.witness ?? '') || null })),
    urls: urls.map(url => {
      const groups = shownGroups(parsed, url)
      const matches = groups === undefined ? null : groups !== null
      return { url: hide(url), matches, groups: groups ?? [] }
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
      ? [notCompiled(parsed)]
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
  const masked = MaskedText.ofUrl(parsed.text)
  const pieces = explainPattern(parsed).map(({ text, ...piece }) => ({
    ...piece,
    text: masked.overlaps(piece.span) ? mask : text,
  }))
  const written = pieces.map(({ span }) => visible(masked.slice(span)))
  const width = Math.max(0, ...written.map(each => each.length))
  return pieces.map(({ component, text }, index) =>
    `  ${component === null ? '' : component.padEnd(9)} ${(written[index] ?? '').padEnd(width)}  ${visible(text)}`.trimEnd(),
  )
}

function notCompiled({ dialect, issues }: ParsedPattern): string {
  return issues.some(({ kind }) => kind === 'unknown')
    ? `This was not judged under ${dialect.title}.`
    : `This does not compile under ${dialect.title}.`
}

const kinds: Readonly<Record<PatternIssue['kind'], string>> = {
  elsewhere: 'leads elsewhere',
  invalid: 'does not compile',
  less: 'matches less',
  more: 'matches more',
  never: 'never matches',
  unknown: 'not judged',
}

function issueLines(
  text: string,
  { code, kind, span, message, why, fixes }: PatternIssue,
): readonly string[] {
  return [
    `${kinds[kind]}  ${code}`,
    `  ${visible(message)}`,
    '',
    ...caretFrame(new LineIndex(text), span, 100, MaskedText.ofUrl(text).hidden).map(
      line => `  ${line}`,
    ),
    `  ${visible(why)}`,
    ...fixes.map(({ title }) => `  Suggestion: ${visible(title)}`),
  ]
}

function urlLines(parsed: ParsedPattern, url: string): readonly string[] {
  const groups = shownGroups(parsed, url)
  if (groups == null) {
    return [`${groups === null ? 'no match' : 'unknown '}  ${visible(hide(url))}`]
  }
  return [
    `matches   ${visible(hide(url))}`,
    ...groups.map(({ component, name, value }) => {
      const shown = value === undefined ? 'not there' : visible(mention(value))
      return `            ${component === null ? '' : `${component} `}${visible(name)}: ${shown}`
    }),
  ]
}

/**
 * Returns what groups match in a URL; null if the pattern does not match, and undefined if to find out takes too many
 * steps. Any group can have a secret of the URL.
 */
function shownGroups(parsed: ParsedPattern, url: string) {
  const match = matchPattern(parsed, url)
  if (match == null) return match
  const [hidesNames, hidesValues] = [parsed.text, url].map(text => secretSpans(text).length > 0)
  return match.groups.map(({ component, name, value }) => ({
    component,
    name: hidesNames ? mask : name,
    value: (hidesValues || hidesNames) && value ? mask : value,
  }))
}
