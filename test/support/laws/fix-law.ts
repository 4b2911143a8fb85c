import { applyEdits, check, describe, fix, parse, type TextEdit } from '@hreflint/core'
import { validationErrors } from '@hreflint/core/specs/whatwg'
import type { UrlCase } from '../arbitraries.ts'
import { expectSame } from '../expect-same.ts'
import { inexpressible } from './inexpressible.ts'

/**
 * The fix law for one URL: the output is the same URL; its edits do not overlap and may be applied
 * in any order; fixing it again changes nothing; what is left cannot be expressed better.
 *
 * Lines that are broken and indented are left alone. The rest is judged by the serialized URL, which is the same URL written as well as can be: its
 * host is normalized and whatever the parser percent-encodes is percent-encoded. An error that the
 * output has and the serialized URL has not is one that a repair could have removed.
 *
 * @returns the codes of what is left; null for a parse exception, to which the law does not apply.
 */
export function expectFixLaw(
  { input, base }: UrlCase,
  encoding?: string,
): readonly string[] | null {
  const options = { base: base ?? undefined, encoding }
  const { url } = parse(input, options)
  if (url === null) return null
  const { output, edits } = fix(input, options)
  const context = { input, base, encoding, output }

  expectSame(parse(output, options).url, url, { ...context, law: 'the same URL' })
  expectSame(overlapsIn(edits), false, { ...context, law: 'no overlaps' })
  expectSame(applyEdits(input, edits), output, { ...context, law: 'applied' })
  expectSame(applyBackwards(input, edits), output, { ...context, law: 'applied backwards' })
  expectSame(fix(output, options).output, output, { ...context, law: 'fixed again' })

  const left = check(output, options).map(issue => issue.code)
  const unknown = left.filter(code => !inexpressible.has(code))
  const repairable = withoutThose(
    withoutThose(validationErrors(output, options), validationErrors(url.href ?? '')),
    left.includes('whatwg/relative-with-scheme') && mayMeanHost.test(output)
      ? ['special-scheme-missing-following-solidus']
      : [],
  )
  const isBroken = brokenLine.test(output)
  expectSame(
    {
      unknown: isBroken ? unknown.filter(code => !ofBrokenLines.has(code)) : unknown,
      repairable: isBroken ? repairable.filter(name => name !== 'invalid-URL-unit') : repairable,
    },
    { unknown: [], repairable: [] },
    context,
  )
  return left
}

/** A scheme, no or one slash, and what may be a host. */
const mayMeanHost = /^[\0- ]*(?:https?|wss?|ftp):[\t\n\r]*[/\\]?[^/\\?#]/i

/** A line break or tab with indentation: nobody knows whether the spaces are meant. */
const brokenLine = / [\t\n\r]|[\t\n\r] /

const ofBrokenLines: ReadonlySet<string> = new Set([
  'whatwg/opaque-path-space',
  'whatwg/tab-or-newline',
  'whatwg/unescaped-space',
])

/** Each single fix of each issue does what it says, whatever else is wrong with the URL. */
export function expectSingleFixesHold({ input, base }: UrlCase, encoding?: string): void {
  const options = { base: base ?? undefined, encoding }
  const { url, issues } = parse(input, options)
  for (const issue of issues) {
    for (const { title, safety, edits } of describe(issue, input, options).fixes) {
      const output = applyEdits(input, edits)
      const context = { input, base, encoding, code: issue.code, title, output }
      const { url: fixed, issues: left } = parse(output, options)
      expectSame(
        { overlaps: overlapsIn(edits), changes: output !== input },
        { overlaps: false, changes: true },
        context,
      )
      if (safety === 'keeps-url') expectSame(fixed, url, context)
      else {
        // One step towards a URL that parses: this issue is gone, and no other has come.
        const mended = fixed !== null || (url === null && left.length < issues.length)
        const isOfCode = ({ code }: { readonly code: string }) => code === issue.code
        const fewer = left.filter(isOfCode).length < issues.filter(isOfCode).length
        expectSame({ mended, fewer }, { mended: true, fewer: true }, context)
      }
    }
  }
}

/** Out of order, overlapping, or two insertions at one place, whose order would matter. */
function overlapsIn(edits: readonly TextEdit[]): boolean {
  return edits.some(({ span }, index) => {
    const next = edits[index + 1]?.span
    if (next === undefined) return span.end < span.start
    return span.end > next.start || (span.start === next.start && next.end === next.start)
  })
}

function applyBackwards(input: string, edits: readonly TextEdit[]): string {
  return edits.reduceRight(
    (output, { span, text }) => output.slice(0, span.start) + text + output.slice(span.end),
    input,
  )
}

/** The names that remain when each of `others` has taken away one of its like. */
function withoutThose(names: readonly string[], others: readonly string[]): readonly string[] {
  const available = [...others]
  return names.filter(name => {
    const at = available.indexOf(name)
    if (at !== -1) available.splice(at, 1)
    return at === -1
  })
}
