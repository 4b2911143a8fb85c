import { eachChangesUrl } from './each-changes-url.ts'
import { applyEdits, type Proposal, type TextEdit } from './fix.ts'
import { isCleaner } from './prove-fix.ts'
import { definitionOf } from './repair-context.ts'
import { areSameEdits } from './same-edits.ts'
import type { ParseResult, SpecParseOptions, UrlSpec } from './spec.ts'

/** A proposal for one of the issues of a text. */
interface Candidate {
  readonly code: string
  readonly proposal: Proposal
  readonly issueIndex: number
  /** 0 for the best proposal for its issue. */
  readonly rank: number
  /** From the first character that it edits to the last. */
  readonly start: number
  readonly end: number
}

/** The members most likely are all safe or all not. */
type Group = Candidate[]

/** The names of groups of which an earlier pass over the same URL has found out something. */
export interface Learnt {
  /** It spent its budget on them; they are not taken apart again. */
  readonly hopeless: Set<string>
  /** Each of their members changes the URL; in a long text they are not tried again. */
  readonly changing: Set<string>
}

/** Below this length everything is tried again in each pass. */
const longText = 1000

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
  readonly #best: Candidate[] = []
  readonly #groups = new Map<string, Group>()
  readonly #learnt: Learnt
  /** How many code units may still be parsed to tell the members of groups apart. */
  #budget: number

  constructor(
    text: string,
    before: ParseResult,
    spec: UrlSpec,
    options: SpecParseOptions | undefined,
    learnt: Learnt,
  ) {
    this.#text = text
    this.#before = before
    this.#parse = other => spec.parse(other, options)
    this.#learnt = learnt
    this.#budget = 50_000 + 2 * text.length
    for (const [issueIndex, issue] of before.issues.entries()) {
      const { repair } = definitionOf(issue, spec)
      if (repair === undefined) continue
      const context = { input: text, issue, result: before, parse: this.#parse }
      for (const [rank, proposal] of repair(context).entries()) {
        const group = `${issue.code} ${issue.params.component ?? ''} ${rank}`
        if (text.length > longText && learnt.changing.has(group)) continue
        this.#add(group, { code: issue.code, proposal, issueIndex, rank, ...hull(proposal) })
      }
    }
  }

  #add(groupName: string, candidate: Candidate): void {
    if (candidate.rank === 0) this.#best.push(candidate)
    const group = this.#groups.get(groupName)
    if (group === undefined) this.#groups.set(groupName, [candidate])
    else group.push(candidate)
  }

  /** Repairs that keep the URL when applied together; null if there is none. */
  choose(): RepairStep | null {
    const all = this.#prove(this.#best)
    if (all !== null) return all
    const good = [...this.#groups]
      .flatMap(([name, group]) => this.#goodOf(group, name))
      .toSorted((a, b) => a.issueIndex - b.issueIndex || a.rank - b.rank)
    const together = this.#prove(
      good.filter((candidate, index) => candidate.issueIndex !== good[index - 1]?.issueIndex),
    )
    // What is safe alone need not be safe together; then one at a time.
    return together ?? this.#prove(good.slice(0, 1))
  }

  #goodOf(group: readonly Candidate[], name: string): readonly Candidate[] {
    const step = this.#apply(group)
    if (isCleaner(this.#before, step.result)) return group
    if (group.length < 2 || this.#learnt.hopeless.has(name)) return []
    if (eachChangesUrl(step.edits, this.#text, this.#before.url, step.result.url)) {
      if (group.length === this.#groups.get(name)?.length) this.#learnt.changing.add(name)
      return []
    }
    if (this.#budget <= 0) {
      this.#learnt.hopeless.add(name)
      return []
    }
    this.#budget -= this.#text.length
    const middle = group.length >> 1
    return [
      ...this.#goodOf(group.slice(0, middle), name),
      ...this.#goodOf(group.slice(middle), name),
    ]
  }

  #prove(candidates: readonly Candidate[]): RepairStep | null {
    if (candidates.length === 0) return null
    const step = this.#apply(candidates)
    return isCleaner(this.#before, step.result) ? step : null
  }

  #apply(candidates: readonly Candidate[]): RepairStep {
    const compatible = withoutOverlaps(candidates)
    const output = applyEdits(this.#text, compatible.edits)
    return { ...compatible, output, result: this.#parse(output) }
  }
}

/** Leaves out what would touch the text of another repair. The same edits twice count once. */
function withoutOverlaps(
  candidates: readonly Candidate[],
): Pick<RepairStep, 'candidates' | 'edits'> {
  const kept: Candidate[] = []
  const edits: TextEdit[] = []
  let last: Candidate | null = null
  for (const candidate of candidates.toSorted(byPlace)) {
    if (last !== null && byPlace(last, candidate) === 0) {
      if (areSameEdits(last.proposal.edits, candidate.proposal.edits)) kept.push(candidate)
      continue
    }
    if (last !== null && candidate.start < last.end) continue
    kept.push(candidate)
    for (const edit of candidate.proposal.edits) edits.push(edit)
    last = candidate
  }
  return { candidates: kept, edits }
}

function byPlace(a: Candidate, b: Candidate): number {
  return a.start - b.start || a.end - b.end
}

function hull({ edits }: Proposal): { start: number; end: number } {
  return { start: edits[0]?.span.start ?? 0, end: edits.at(-1)?.span.end ?? 0 }
}
