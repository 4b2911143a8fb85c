import type { Issue } from '../contract/issue.ts'
import type { ParsedUrl, ParseResult, SpecParseOptions } from '../contract/parse-result.ts'
import type { SpecParser } from '../contract/spec.ts'
import type { Span } from '../text/span.ts'
import { agreedIssues, isException } from './agreed-issues.ts'
import type { Reading } from './reading.ts'

/**
 * Where the host comes from: the text of the `url`, the `base`, or `unknown` if that differs between bases.
 */
export type HostSource = 'url' | 'base' | 'unknown'

export interface AgreedResult extends ParseResult {
  readonly hostFrom?: HostSource
}

/** Parses a URL with each base and returns what all results have in common. */
export function agreedResult(
  input: string,
  spec: SpecParser,
  { options, others }: Reading,
): AgreedResult {
  const result = spec.parse(input, options)
  if (others.length === 0) return result
  const elsewhere = others.map(other => spec.parse(input, other))
  const issues = agreedIssues(
    input,
    result.issues,
    elsewhere.map(other => other.issues),
  )
  const { components } = result
  const urls = [result, ...elsewhere].flatMap(({ url }) => url ?? [])
  const url = issues.some(isException) ? null : agreedUrl(urls, textOf(components.path, input))
  return { url, components, issues, hostFrom: hostSource([result, ...elsewhere]) }
}

function hostSource(results: readonly ParseResult[]): HostSource {
  const parsed = results.filter(({ url }) => url !== null)
  if (parsed.every(({ url }) => url?.host === parsed[0]?.url?.host)) return 'url'
  return parsed.every(({ components }) => components.host === null) ? 'base' : 'unknown'
}

/** Returns the issues of `agreedResult`. */
export function issuesWithEach(
  input: string,
  spec: SpecParser,
  { options, others }: Reading,
): readonly Issue[] {
  const find = (withBase: SpecParseOptions | undefined) =>
    spec.fast?.findIssues?.(input, withBase) ?? spec.parse(input, withBase).issues
  const issues = find(options)
  if (issues.length === 0 || others.length === 0) return issues
  return agreedIssues(input, issues, others.map(find))
}

/** Returns a URL in which each component that differs between bases is null. The path is then as written. */
function agreedUrl(
  [first, ...others]: readonly ParsedUrl[],
  writtenPath: string,
): ParsedUrl | null {
  if (first === undefined) return null
  const agreed = <Name extends keyof ParsedUrl>(name: Name): ParsedUrl[Name] | null =>
    others.every(other => other[name] === first[name]) ? first[name] : null
  return {
    href: agreed('href'),
    scheme: agreed('scheme'),
    username: agreed('username'),
    password: agreed('password'),
    host: agreed('host'),
    port: agreed('port'),
    path: agreed('path') ?? writtenPath,
    query: agreed('query'),
    fragment: agreed('fragment'),
  }
}

function textOf(span: Span | null, input: string): string {
  return span === null ? '' : input.slice(span.start, span.end)
}
