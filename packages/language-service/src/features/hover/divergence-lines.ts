import { compare } from '@hreflint/core'
import { shownComparison } from '@hreflint/core/shown'
import { comparedFor, dangerInWords, readersInWords } from '@hreflint/linter'
import type { ReadUrl } from '../url-at.ts'
import { inlineCode } from './markdown.ts'

/** Returns which programs read a URL differently, in Markdown. Empty if all agree on the target. */
export function divergenceLines({ embedded, options }: ReadUrl): readonly string[] {
  const { base, encoding } = options
  const comparison = compare(embedded.text, comparedFor(embedded.text), { base, encoding })
  const [danger] = comparison.divergences
  if (danger === undefined || danger.grade === 'verdict') return []
  const { divergences, readings } = shownComparison({ ...comparison, divergences: [danger] }, base)
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
            : inlineCode(value)
    const compared = readings.map(({ spec }) => spec)
    return `- ${reading}: ${readersInWords(specs, compared)}`
  })
  return [`${dangerInWords[worst.grade]}:\n${sides.join('\n')}`]
}
