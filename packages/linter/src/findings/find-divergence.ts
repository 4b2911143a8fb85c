import {
  type Comparison,
  type Divergence,
  type DivergenceSide,
  type IssueDefinition,
  mention,
} from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import type { EmbeddedUrl } from '@hreflint/documents'
import { hostDivergence } from '../issues/divergence/host.ts'
import { urlDivergence } from '../issues/divergence/url.ts'
import { compareReadings, divergentSpan } from '../judge/compare-readings.ts'
import type { JudgedUrl } from '../judge/judged-url.ts'
import type { Finding, RelatedPlace, Severity } from './finding.ts'
import { placeFinding } from './place-finding.ts'

/** Finds where programs read a URL differently; gives the most dangerous that weighs anything. */
export type DivergenceFinder = (judged: JudgedUrl<EmbeddedUrl>) => Finding | null

/**
 * Gives what finds divergences; null where none weighs anything, so that nothing is compared.
 *
 * @param specs Ids of the specifications to compare.
 */
export function divergenceFinder(
  specs: readonly string[],
  severityOf: (definition: IssueDefinition) => Severity | null,
): DivergenceFinder | null {
  const host = severityOf(hostDivergence)
  const url = severityOf(urlDivergence)
  if (host === null && url === null) return null
  const compared = specs.map(findSpec)
  return judged => {
    const comparison = compareReadings(judged, compared)
    if (comparison === null) return null
    for (const divergence of comparison.divergences) {
      const { grade } = divergence
      if (grade === 'host' && host !== null) {
        return finding(hostDivergence, host, divergence, comparison, judged)
      }
      if (grade === 'url' && url !== null) {
        return finding(urlDivergence, url, divergence, comparison, judged)
      }
    }
    return null
  }
}

function finding(
  definition: IssueDefinition,
  severity: Severity,
  divergence: Divergence,
  comparison: Comparison,
  { url: { text, map } }: JudgedUrl<EmbeddedUrl>,
): Finding {
  const related = otherReadings(divergence, comparison).map(({ span, message }) => ({
    span: map.toSourceSpan(span),
    message,
  }))
  return placeFinding({
    definition,
    severity,
    span: map.toSourceSpan(divergentSpan(divergence, comparison)),
    url: text,
    map,
    params: { readings: readingsOf(divergence) },
    related,
  })
}

/** Where the others than the first find their host, or what they read. Spans are in the URL. */
function otherReadings(
  { grade, sides }: Divergence,
  { input, readings }: Comparison,
): readonly RelatedPlace[] {
  return sides.slice(1).map(side => {
    const { specs } = side
    const host = readings.find(({ spec }) => specs.includes(spec))?.components.host ?? null
    const span = grade === 'host' && host !== null ? host : { start: 0, end: input.length }
    const reading = shownReading(side, withoutSecrets(side.value))
    return { span, message: `Read by ${specs.join(' and ')}: ${reading}.` }
  })
}

/** `"a.example" by whatwg, "b.example" by rfc3986 and abarth-url-01` */
function readingsOf({ sides }: Divergence): string {
  const shown = aroundDifference(sides.map(({ value }) => withoutSecrets(value)))
  return sides
    .map(
      (side, index) => `${shownReading(side, shown[index] ?? '')} by ${side.specs.join(' and ')}`,
    )
    .join(', ')
}

function shownReading({ isHostOfBase }: DivergenceSide, value: string): string {
  if (isHostOfBase === true) return 'the host of the page'
  return value === '' ? 'no host' : mention(value)
}

/** A message is read by more people than the document. */
function withoutSecrets(href: string): string {
  return href.replace(/^([a-z][^:/?#]*:\/\/)[^/?#]*@/, '$1•••@')
}

/** How much of the common beginning is shown before the difference. */
const lead = 15

/** Texts without most of what they all begin with: long ones are cut, and not in their difference. */
function aroundDifference(texts: readonly string[]): readonly string[] {
  const [first = '', ...others] = texts
  let alike = 0
  while (alike < first.length && others.every(text => text[alike] === first[alike])) alike += 1
  if (alike <= lead) return texts
  return texts.map(text => `…${text.slice(alike - lead)}`)
}
