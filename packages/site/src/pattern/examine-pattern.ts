import { mention } from '@hreflint/core/internal'
import {
  dialects,
  explainPattern,
  findDialect,
  matchPattern,
  type ParsedPattern,
  type PatternIssue,
  type PatternOptions,
  parsePattern,
  sampleUrls,
} from '@hreflint/patterns'
import type { PatternState } from './pattern-state.ts'

/** A URL, and whether a pattern matches it. */
export interface TriedUrl {
  readonly url: string
  /** Null if to find out takes too many steps. */
  readonly matches: boolean | null
  /** Whether the URL is generated from the pattern rather than entered. */
  readonly isMade: boolean
  readonly groups: readonly { readonly name: string; readonly value: string }[]
}

/** The result of the pattern in one dialect. */
export interface DialectColumn {
  readonly id: string
  readonly title: string
  readonly edition: string
  readonly problem: string | null
  /** Whether each URL matches, in order. Empty if the pattern does not compile. */
  readonly matches: readonly (boolean | null)[]
}

/** The results of a pattern in all dialects. */
export interface DialectComparison {
  readonly urls: readonly TriedUrl[]
  readonly columns: readonly DialectColumn[]
}

export interface PatternExamination {
  readonly pieces: readonly {
    readonly written: string
    readonly part: string
    readonly text: string
  }[]
  readonly issues: readonly PatternIssue[]
  readonly compiles: boolean
  readonly urls: readonly TriedUrl[]
}

/** The dialects that can be chosen. */
export const dialectChoices = dialects.map(({ id, title }) => ({ id, title }))

/** Maximum number of entered URLs. Nobody reads more. */
const mostUrls = 50

/** Returns what the page shows about a pattern in the chosen dialect. */
export function examinePattern(state: PatternState): PatternExamination {
  const options = optionsOf(state)
  const dialect = findDialect(state.dialect) ?? dialects[0]
  if (dialect === undefined) throw new RangeError('There are dialects.')
  const parsed = parsePattern(state.pattern, dialect, options)
  const typed = state.urls
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .slice(0, mostUrls)
  const made = sampleUrls(parsed).filter(url => !typed.includes(url))
  const urls = [...typed, ...made]
  return {
    pieces: explainPattern(parsed).map(({ span, component, text }) => ({
      written: state.pattern.slice(span.start, span.end),
      part: component ?? '',
      text,
    })),
    issues: parsed.issues,
    compiles: parsed.pattern !== null,
    urls: urls.map(url => tried(parsed, url, made.includes(url))),
  }
}

/** Returns the results of a pattern in one of the dialects. */
export function dialectColumn(
  state: PatternState,
  id: string,
  urls: readonly string[],
): DialectColumn {
  const dialect = findDialect(id)
  if (dialect === undefined) throw new RangeError(`No dialect has the id ${id}.`)
  return column(parsePattern(state.pattern, dialect, optionsOf(state)), urls)
}

const optionsOf = ({ base }: PatternState): PatternOptions =>
  base.trim() === '' ? {} : { base: base.trim() }

function tried(parsed: ParsedPattern, url: string, isMade: boolean): TriedUrl {
  const match = matchPattern(parsed, url)
  const groups = (match?.groups ?? []).map(({ component, name, value }) => ({
    name: component === null ? name : `${component} ${name}`,
    value: value === undefined ? 'not there' : mention(value),
  }))
  return { url, matches: isMatch(match), isMade, groups }
}

function column(parsed: ParsedPattern, urls: readonly string[]): DialectColumn {
  const { dialect, pattern, issues } = parsed
  return {
    id: dialect.id,
    title: dialect.title,
    edition: dialect.edition.version,
    problem: pattern === null ? (issues[0]?.message ?? '') : null,
    matches: pattern === null ? [] : urls.map(url => isMatch(matchPattern(parsed, url))),
  }
}

const isMatch = (match: ReturnType<typeof matchPattern>): boolean | null =>
  match === undefined ? null : match !== null
