import { compare } from '@hreflint/core'
import { usuallyCompared } from '@hreflint/core/specs'
import type { ReadUrl } from '../url-at.ts'
import { inlineCode } from './markdown.ts'
import { maskedHref } from './masked.ts'

/** How the grades of divergence are introduced, the dangerous one first. */
const introductions = {
  host: 'Programs send this URL to different hosts:',
  url: 'Programs read this as different URLs:',
  verdict: 'Specifications disagree on whether this URL is allowed:',
}

/** Who reads a URL differently, in Markdown; nothing where all agree on where it leads. */
export function divergenceLines({ embedded, options }: ReadUrl): readonly string[] {
  const { base, encoding } = options
  const { divergences } = compare(embedded.text, usuallyCompared, { base, encoding })
  const [worst] = divergences
  if (worst === undefined || worst.grade === 'verdict') return []
  const sides = worst.sides.map(({ value, isHostOfBase, specs }) => {
    const reading =
      isHostOfBase === true
        ? 'the host of the page'
        : value === ''
          ? 'no host'
          : inlineCode(maskedHref(value, options))
    return `- ${reading}: ${specs.join(', ')}`
  })
  return [`${introductions[worst.grade]}\n${sides.join('\n')}`]
}
