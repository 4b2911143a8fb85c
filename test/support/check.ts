import { check as checkUrl, type Issue, type Span, type SpecParseOptions } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { expect, test } from 'vitest'
import { mark, marked } from './marked.ts'

/** Spelled out, for a URL that itself contains « or », or for issues in an order of their own. */
export interface Expectation {
  readonly input: string
  readonly issues: readonly { readonly code: string; readonly span: readonly [number, number] }[]
}

export interface CheckOptions extends SpecParseOptions {
  /** Name of the specification. */
  readonly spec?: string
}

/**
 * Defines one test: the marked spans of the URL are its issues, with these codes, in this order, and
 * there are no others. A short code belongs to the specification of the options, `whatwg` unless
 * given.
 *
 *     check('https://a:«65536»/', 'port-out-of-range')
 *     check('https://a/« »«|»', ['unescaped-space', 'unescaped-pipe'])
 *     check('/c«|»/', 'unescaped-pipe', { base: 'https://a/' })
 */
export function check(
  url: string | Expectation,
  codes: string | readonly string[] = [],
  options: CheckOptions = {},
): void {
  const expected = expectation(url, typeof codes === 'string' ? [codes] : codes, options.spec)
  const { spec = 'whatwg', ...rest } = options
  test(titleOf(url, options), () => {
    const found = checkUrl(expected.input, { ...rest, spec: findSpec(spec) })
    expect(found.map(issue => show(expected.input, issue))).toEqual(
      expected.issues.map(({ code, span }) =>
        show(expected.input, { code, span: { start: span[0], end: span[1] } }),
      ),
    )
  })
}

/** Defines one test: the URL has no issues. */
export function conforms(input: string, options: CheckOptions = {}): void {
  check({ input, issues: [] }, [], options)
}

function expectation(
  url: string | Expectation,
  codes: readonly string[],
  spec = 'whatwg',
): Expectation {
  const long = (code: string) => (code.includes('/') ? code : `${spec}/${code}`)
  if (typeof url !== 'string') {
    return { ...url, issues: url.issues.map(issue => ({ ...issue, code: long(issue.code) })) }
  }
  const { text, spans } = marked(url)
  if (spans.length !== codes.length) {
    throw new Error(`${spans.length} spans but ${codes.length} codes: ${JSON.stringify(url)}`)
  }
  return {
    input: text,
    issues: spans.map(({ start, end }, index) => ({
      code: long(codes[index] ?? ''),
      span: [start, end],
    })),
  }
}

function show(input: string, { code, span }: Pick<Issue, 'code'> & { span: Span }): string {
  return `${code} ${span.start}-${span.end} ${JSON.stringify(mark(input, [span]))}`
}

function titleOf(url: string | Expectation, options: CheckOptions): string {
  const shown = JSON.stringify(typeof url === 'string' ? url : url.input)
  return options.base === undefined ? shown : `${shown} on ${JSON.stringify(options.base)}`
}
