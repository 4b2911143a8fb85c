import type {
  Comparison,
  Divergence,
  DivergenceGrade,
  DivergenceSide,
  IssueDefinition,
} from '@hreflint/core'
import { hide, mentionShown, ownText, type ShownText } from '@hreflint/core/internal'
import { shownComparison } from '@hreflint/core/shown'
import type { EmbeddedUrl } from '@hreflint/documents'
import { hostDivergence } from '../issues/divergence/host.ts'
import { divergenceIssues } from '../issues/divergence/index.ts'
import { loopbackDivergence } from '../issues/divergence/loopback.ts'
import { portDivergence } from '../issues/divergence/port.ts'
import { schemeDivergence } from '../issues/divergence/scheme.ts'
import { urlDivergence } from '../issues/divergence/url.ts'
import { userinfoDivergence } from '../issues/divergence/userinfo.ts'
import { compareReadings, divergentSpan } from '../judge/compare-readings.ts'
import type { JudgedUrl } from '../judge/judged-url.ts'
import { findReader } from '../judge/readers.ts'
import { readersInWords } from '../judge/readers-in-words.ts'
import type { Finding, RelatedPlace, Severity } from './finding.ts'
import { placeFinding } from './place-finding.ts'
import { reachesLoopback } from './reaches-loopback.ts'

/**
 * Finds where programs read a URL differently. Returns the most dangerous divergence that is not
 * off.
 */
export type DivergenceFinder = (judged: JudgedUrl<EmbeddedUrl>) => Finding | null

/** The issues for each grade. The first that is not off is reported. */
const definitions: Readonly<Record<DivergenceGrade, readonly IssueDefinition[]>> = {
  host: [hostDivergence],
  scheme: [schemeDivergence],
  port: [portDivergence],
  userinfo: [userinfoDivergence],
  url: [urlDivergence],
  verdict: [],
}

/**
 * Returns the function that finds divergences; null if all are off, so that nothing is compared.
 *
 * @param specs Ids of the specifications and programs to compare.
 */
export function divergenceFinder(
  specs: readonly string[],
  severityOf: (definition: IssueDefinition) => Severity | null,
): DivergenceFinder | null {
  if (divergenceIssues.every(definition => severityOf(definition) === null)) return null
  const compared = specs.map(findReader)
  return judged => {
    const comparison = compareReadings(judged, compared)
    if (comparison === null) return null
    for (const divergence of comparison.divergences) {
      for (const definition of definitionsOf(divergence)) {
        const severity = severityOf(definition)
        if (severity !== null) return finding(definition, severity, divergence, comparison, judged)
      }
    }
    return null
  }
}

function definitionsOf(divergence: Divergence): readonly IssueDefinition[] {
  const definition = definitions[divergence.grade]
  return reachesLoopback(divergence) ? [loopbackDivergence, ...definition] : definition
}

function finding(
  definition: IssueDefinition,
  severity: Severity,
  divergence: Divergence,
  comparison: Comparison,
  { url: { text, map }, options }: JudgedUrl<EmbeddedUrl>,
): Finding {
  const shown = shownComparison({ ...comparison, divergences: [divergence] }, options.base)
  const [hidden = divergence] = shown.divergences
  const related = otherReadings(hidden, comparison).map(({ span, message }) => ({
    span: map.toSourceSpan(span),
    message,
  }))
  return placeFinding({
    definition,
    severity,
    span: map.toSourceSpan(divergentSpan(divergence, comparison)),
    url: text,
    map,
    params: { readings: readingsOf(hidden, comparison) },
    related,
  })
}

/** Returns the places that all sides but the first read as the host, or the whole URL. */
function otherReadings(
  { grade, sides }: Divergence,
  { input, readings }: Comparison,
): readonly RelatedPlace[] {
  return sides.slice(1).map(side => {
    const { specs } = side
    const host = readings.find(({ spec }) => specs.includes(spec))?.components.host ?? null
    const span = grade === 'host' && host !== null ? host : { start: 0, end: input.length }
    const reading = shownReading(grade, side, side.value)
    return { span, message: ownText(`Read by ${inWords(specs, readings)}: ${reading}.`) }
  })
}

function inWords(ids: readonly string[], readings: Comparison['readings']): string {
  return readersInWords(
    ids,
    readings.map(({ spec }) => spec),
  )
}

/** `"a.example" by browsers, go and java; "b.example" by curl` */
function readingsOf({ grade, sides }: Divergence, { readings }: Comparison): ShownText {
  const shown = aroundDifference(sides.map(({ value }) => value))
  const said = sides
    .map(
      (side, index) =>
        `${shownReading(grade, side, shown[index] ?? '')} by ${inWords(side.specs, readings)}`,
    )
    .join('; ')
  return ownText(said)
}

function shownReading(
  grade: DivergenceGrade,
  { isHostOfBase }: DivergenceSide,
  value: string,
): string {
  // What one program sends as a user name may be part of the password for another.
  if (grade === 'userinfo') return 'one'
  if (isHostOfBase === true) return 'the host of the page'
  return value === '' ? 'no host' : mentionShown(hide(value))
}

/** How many characters of the common beginning are shown before the difference. */
const lead = 15

/**
 * Cuts most of the common beginning of texts, so that cutting long texts does not hide the
 * difference.
 */
function aroundDifference(texts: readonly string[]): readonly string[] {
  const [first = '', ...others] = texts
  let alike = 0
  while (alike < first.length && others.every(text => text[alike] === first[alike])) alike += 1
  if (alike <= lead) return texts
  return texts.map(text => `…${text.slice(alike - lead)}`)
}
