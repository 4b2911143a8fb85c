import { definitionsOf } from '../contract/definitions-of.ts'
import type { Issue } from '../contract/issue.ts'
import type { ParsedUrl, ParseResult, SpecParseOptions } from '../contract/parse-result.ts'
import type { UrlSpec } from '../contract/spec.ts'
import { applyEdits, areSameEdits, type TextEdit } from './edits.ts'
import { isCleaner } from './is-cleaner.ts'
import type { OtherBases } from './other-bases.ts'
import type { Proposal } from './repair.ts'

/** How to read a text. */
export interface TextReader {
  readonly spec: UrlSpec
  readonly options: SpecParseOptions | undefined
  readonly otherBases: OtherBases
}

/** A proposal for one of the issues of a text. */
export interface Candidate extends Proposal {
  readonly issue: Issue
  readonly issueIndex: number
  /** 0 for the best proposal for its issue. */
  readonly rank: number
}

/** Proposals that are applied together, and the result. */
export interface Step {
  readonly candidates: readonly Candidate[]
  readonly edits: readonly TextEdit[]
  readonly output: string
  readonly result: ParseResult
}

/** Finds proposals that keep the URL and remove issues when applied together; null if there are none. */
export function nextStep(text: string, before: ParseResult, reader: TextReader): Step | null {
  const candidates = candidatesFor(text, before, reader)
  const prove = (some: readonly Candidate[]) => attempt(some, text, before, reader).step
  const best = prove(candidates.filter(({ rank }) => rank === 0))
  if (best !== null) return best
  return together(
    candidates.filter(candidate => prove([candidate]) !== null),
    prove,
  )
}

/** Returns the proposals for the issues of a text, in the order of the issues, the best for each issue first. */
export function candidatesFor(
  text: string,
  result: ParseResult,
  { spec, options }: TextReader,
  isTried = (_issue: Issue) => true,
): readonly Candidate[] {
  const definitions = definitionsOf(spec)
  const parse = (other: string) => spec.parse(other, options)
  return result.issues.flatMap((issue, issueIndex) => {
    if (!isTried(issue)) return []
    const proposals = definitions.get(issue.code)?.repair?.({ input: text, issue, result, parse })
    return (proposals ?? []).flatMap(({ title, edits, isChoice }, rank) =>
      edits.length === 0 || isChoice === true ? [] : { title, edits, issue, issueIndex, rank },
    )
  })
}

/** @param good Candidates that are safe alone, in the order of `candidatesFor`. */
export function together(
  good: readonly Candidate[],
  prove: (candidates: readonly Candidate[]) => Step | null,
): Step | null {
  const one = good.filter(({ issueIndex }, index) => issueIndex !== good[index - 1]?.issueIndex)
  // Candidates that are safe alone may not be safe together. Then only the first is applied.
  return prove(one) ?? prove(good.slice(0, 1))
}

/** Candidates that were applied together, without those that overlap another one. */
export interface Attempt {
  readonly candidates: readonly Candidate[]
  readonly edits: readonly TextEdit[]
  /** The resulting URL. The issues are not kept, because there can be very many attempts. */
  readonly url: ParsedUrl | null
  /** Null unless the URL stays the same and has fewer issues. */
  readonly step: Step | null
}

/** Applies candidates together and parses the result. */
export function attempt(
  some: readonly Candidate[],
  text: string,
  before: ParseResult,
  { spec, options, otherBases }: TextReader,
): Attempt {
  const { candidates, edits } = withoutOverlaps(some)
  const output = applyEdits(text, edits)
  const result = edits.length === 0 ? before : spec.parse(output, options)
  const isStep = isCleaner(before, result) && otherBases.keep(text, output)
  const step = isStep ? { candidates, edits, output, result } : null
  return { candidates, edits, url: result.url, step }
}

/** Leaves out candidates that overlap another one. Candidates with the same edits count as one. */
function withoutOverlaps(some: readonly Candidate[]): Pick<Attempt, 'candidates' | 'edits'> {
  const candidates: Candidate[] = []
  const edits: TextEdit[] = []
  let last: Candidate | null = null
  for (const candidate of some.toSorted(byPlace)) {
    if (last !== null && byPlace(last, candidate) === 0) {
      if (areSameEdits(last.edits, candidate.edits)) candidates.push(candidate)
    } else if (last === null || startOf(candidate) >= endOf(last)) {
      candidates.push(candidate)
      edits.push(...candidate.edits)
      last = candidate
    }
  }
  return { candidates, edits }
}

function byPlace(a: Candidate, b: Candidate): number {
  return startOf(a) - startOf(b) || endOf(a) - endOf(b)
}

function startOf({ edits }: Candidate): number {
  return edits[0]?.span.start ?? 0
}

function endOf({ edits }: Candidate): number {
  return edits[edits.length - 1]?.span.end ?? 0
}
