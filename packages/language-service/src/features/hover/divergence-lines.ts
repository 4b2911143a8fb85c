import { compare } from '@hreflint/core'
import { comparedFor, readersInWords } from '@hreflint/linter'
import type { ReadUrl } from '../url-at.ts'
import { inlineCode } from './markdown.ts'
import { maskedHref } from './masked.ts'

/** Introductions of the grades of divergence, the most dangerous first. */
const introductions = {
  host: 'Programs connect to different hosts for this URL:',
  scheme: 'Programs use different protocols for this URL:',
  port: 'Programs connect to different ports for this URL:',
  userinfo: 'Programs send different user names or passwords for this URL:',
  url: 'Programs read this as different URLs:',
  verdict: 'Specifications disagree on whether this URL is allowed:',
}

/** Returns which programs read a URL differently, in Markdown. Empty if all agree on the target. */
export function divergenceLines({ embedded, options }: ReadUrl): readonly string[] {
  const { base, encoding } = options
  const { divergences, readings } = compare(embedded.text, comparedFor(embedded.text), {
    base,
    encoding,
  })
  const [worst] = divergences
  if (worst === undefined || worst.grade === 'verdict') return []
  const sides = worst.sides.map(({ value, isHostOfBase, specs }) => {
    const reading =
      worst.grade === 'userinfo'
        ? 'one'
        : isHostOfBase === true
          ? 'the host of the page'
          : value === ''
            ? 'no host'
            : inlineCode(maskedHref(value, options))
    const compared = readings.map(({ spec }) => spec)
    return `- ${reading}: ${readersInWords(specs, compared)}`
  })
  return [`${introductions[worst.grade]}\n${sides.join('\n')}`]
}
