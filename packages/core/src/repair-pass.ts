import { applyEdits, type Proposal, type TextEdit } from './fix.ts'
import { isCleaner } from './prove-fix.ts'
import { contextOf, definitionOf } from './repair-context.ts'
import type { ParseResult, SpecParseOptions, UrlSpec } from './spec.ts'

/** A proposal for one of the issues of a text. */
interface Candidate extends Proposal {
  readonly code: string
  /** The members of a group are most likely all safe or all not. */
  readonly group: string
  readonly issueIndex: number
  /** 0 for the best proposal for its issue. */
  readonly rank: number
}

/** Repairs that go together, and what they lead to. */
interface RepairStep {
  readonly candidates: readonly Candidate[]
  readonly edits: readonly TextEdit[]
  readonly output: string
  readonly result: ParseResult
}

/**
 * One pass over the issues of one text. Proving its repairs one by one would take a parse for each
 * of them; so they are proved together, and told apart only where that fails: first by groups,
 * then by halves, within a budget that keeps the whole linear.
 */
export class RepairPass {
  readonly #text: string
  readonly #before: ParseResult
  readonly #parse: (text: string) => ParseResult
  readonly #candidates: readonly Candidate[]
  /** How many code units may still be parsed to tell the members of groups apart. */
  #budget: number

  constructor(
    text: string,
    before: ParseResult,
    spec: UrlSpec,
    options: SpecParseOptions | undefined,
  ) {
    this.#text = text
    this.#before = before
    this.#parse = other => spec.parse(other, options)
    this.#budget = 50 * text.length + 100_000
    this.#candidates = before.issues.flatMap((issue, issueIndex) => {
      const { repair } = definitionOf(issue, spec)
      if (repair === undefined) return []
      const proposals = repair(contextOf(issue, text, spec, options, before))
      return proposals.map((proposal, rank) => ({
        ...proposal,
        code: issue.code,
        group: `${issue.code} ${issue.params.component ?? ''} ${rank}`,
        issueIndex,
        rank,
      }))
    })
  }

  /** Repairs that keep the URL when applied together; null if there is none. */
  choose(): RepairStep | null {
    const best = this.#candidates.filter(({ rank }) => rank === 0)
    const all = this.#prove(best)
    if (all !== null) return all
    const good = groupsOf(this.#candidates)
      .flatMap(group => this.#goodOf(group))
      .toSorted((a, b) => a.issueIndex - b.issueIndex || a.rank - b.rank)
    const together = this.#prove(
      good.filter((candidate, index) => candidate.issueIndex !== good[index - 1]?.issueIndex),
    )
    // What is safe alone need not be safe together; then one at a time.
    return together ?? this.#prove(good.slice(0, 1))
  }

  #goodOf(group: readonly Candidate[]): readonly Candidate[] {
    if (this.#prove(group) !== null) return group
    if (group.length < 2 || this.#budget <= 0) return []
    this.#budget -= this.#text.length
    const middle = group.length >> 1
    return [...this.#goodOf(group.slice(0, middle)), ...this.#goodOf(group.slice(middle))]
  }

  #prove(candidates: readonly Candidate[]): RepairStep | null {
    if (candidates.length === 0) return null
    const compatible = withoutOverlaps(candidates)
    const output = applyEdits(this.#text, compatible.edits)
    const result = this.#parse(output)
    return isCleaner(this.#before, result) ? { ...compatible, output, result } : null
  }
}

function groupsOf(candidates: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const group = groups.get(candidate.group)
    if (group === undefined) groups.set(candidate.group, [candidate])
    else group.push(candidate)
  }
  return [...groups.values()]
}

/** Leaves out what would touch the text of another repair. The same edits twice count once. */
function withoutOverlaps(
  candidates: readonly Candidate[],
): Pick<RepairStep, 'candidates' | 'edits'> {
  const kept: Candidate[] = []
  const edits: TextEdit[] = []
  let end = 0
  let last: Candidate | null = null
  for (const candidate of candidates.toSorted(byPlace)) {
    const { start, end: nextEnd } = hull(candidate)
    if (last !== null && byPlace(last, candidate) === 0 && textOf(last) === textOf(candidate)) {
      kept.push(candidate)
      continue
    }
    if (last !== null && (start < end || (nextEnd === end && start === end))) continue
    kept.push(candidate)
    edits.push(...candidate.edits)
    end = nextEnd
    last = candidate
  }
  return { candidates: kept, edits }
}

function byPlace(a: Candidate, b: Candidate): number {
  const first = hull(a)
  const second = hull(b)
  return first.start - second.start || first.end - second.end
}

/** From the first character that a proposal edits to the last. */
function hull({ edits }: Proposal): { start: number; end: number } {
  return { start: edits[0]?.span.start ?? 0, end: edits.at(-1)?.span.end ?? 0 }
}

function textOf({ edits }: Proposal): string {
  return edits.map(edit => `${edit.span.start} ${edit.text}`).join()
}
