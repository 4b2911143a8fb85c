import { eachChangesUrl } from './each-changes-url.ts'
import { applyEdits, type TextEdit } from './fix.ts'
import type { OtherBases } from './other-bases.ts'
import type { ParsedUrl, ParseResult, SpecParseOptions } from '../contract/parse-result.ts'
import { isCleaner } from './prove-fix.ts'
import { type Candidate, Candidates, endOf, type IssueFamily } from './repair-candidates.ts'
import { areSameEdits } from './same-edits.ts'
import type { UrlSpec } from '../contract/spec.ts'

/** What earlier passes over a URL have found out, by the names of families of issues or groups of candidates. */
export interface Learnt {
  /** What is likely to stay, because that was so in a sample of the text. */
  readonly expected: ReadonlySet<string>
  /** Every candidate of these families changes the URL; in a long text they are not tried again. */
  readonly changing: Set<string>
  /** The budget was spent on these groups; they are not taken apart again. */
  readonly hopeless: Set<string>
}

/** How the text is read. */
export interface ReadText {
  readonly spec: UrlSpec
  readonly options: SpecParseOptions | undefined
  readonly otherBases: OtherBases
}

/** Below this length everything is tried again in each pass. */
export const longText = 1000

const nothing: ReadonlySet<string> = new Set()

/** Repairs that go together, and what they lead to. */
export interface RepairStep {
  readonly candidates: readonly Candidate[]
  readonly edits: readonly TextEdit[]
  readonly output: string
  readonly result: ParseResult
}

/** Candidates applied together. The issues of a result are not kept unless it is a step forward. */
interface Attempt {
  readonly candidates: readonly Candidate[]
  readonly edits: readonly TextEdit[]
  readonly url: ParsedUrl | null
  readonly step: RepairStep | null
}

/**
 * One pass over the issues of one text. Proving its repairs one by one would take a parse for each
 * of them; so they are proved together, and told apart only where that fails: by what a sample of
 * the text lets expect, by groups, then by halves, within a budget that keeps the whole linear.
 */
export class RepairPass {
  readonly #text: string
  readonly #before: ParseResult
  readonly #parse: (text: string) => ParseResult
  readonly #otherBases: OtherBases
  readonly #candidates: Candidates
  readonly #learnt: Learnt
  /** How many code units may still be parsed to tell the members of groups apart. */
  #budget: number

  constructor(
    text: string,
    before: ParseResult,
    { spec, options, otherBases }: ReadText,
    learnt: Learnt,
  ) {
    this.#text = text
    this.#before = before
    this.#parse = other => spec.parse(other, options)
    this.#otherBases = otherBases
    this.#learnt = learnt
    this.#budget = 50_000 + 2 * text.length
    const leftOut = text.length > longText ? learnt.changing : nothing
    this.#candidates = new Candidates(text, before, spec, this.#parse, leftOut)
  }

  /** Repairs that keep the URL when applied together; null if there is none. */
  choose(): RepairStep | null {
    const { best } = this.#candidates
    if (best.length === 0) return null
    const all = this.#apply(best)
    if (all.step !== null) return all.step
    const likely = best.filter(({ family }) => !this.#learnt.expected.has(family.name))
    if (likely.length < best.length) {
      const step = this.#prove(likely)
      if ((step !== null || likely.length === 0) && this.#confirms(all)) return step
    }
    return this.#chooseByGroups(all)
  }

  /**
   * Whether those candidates that are expected to change the URL do so, each of them, when the others are
   * known to keep it: the best as `all` together show it, the next best by themselves.
   */
  #confirms(all: Attempt): boolean {
    const families = this.#candidates
      .families()
      .filter(({ name }) => this.#learnt.expected.has(name))
    for (let rank = 0; families.some(({ groups }) => groups.length > rank); rank++) {
      const groups = families.map(family => family.groups[rank] ?? [])
      const count = groups.reduce((sum, group) => sum + group.length, 0)
      const attempt = rank === 0 ? all : this.#apply(groups.flat().toSorted(byIssue))
      if (!this.#eachExpectedChanges(attempt, count)) return false
    }
    for (const { name } of families) this.#learnt.changing.add(name)
    return true
  }

  /** @param count how many candidates there are of those that are expected to change the URL */
  #eachExpectedChanges(attempt: Attempt, count: number): boolean {
    const { expected } = this.#learnt
    const found = attempt.candidates.filter(({ family }) => expected.has(family.name))
    const edits = this.#candidates.areApart ? found : editsOf(found)
    return found.length === count && this.#eachChanges({ ...attempt, edits })
  }

  #chooseByGroups(all: Attempt): RepairStep | null {
    const good = this.#candidates
      .families()
      .flatMap(family => this.#goodOfFamily(family, all))
      .toSorted(byIssue)
    const together = this.#prove(
      good.filter((candidate, index) => candidate.issueIndex !== good[index - 1]?.issueIndex),
    )
    // What is safe alone need not be safe together; then one at a time.
    return together ?? this.#prove(good.slice(0, 1))
  }

  #goodOfFamily({ name, groups }: IssueFamily, all: Attempt): readonly Candidate[] {
    const changing: boolean[] = []
    const good = groups.flatMap((group, rank) => {
      const isBest = rank === 0 && group.length === this.#candidates.best.length
      const attempt = isBest ? all : this.#apply(group)
      changing.push(this.#eachChanges(attempt))
      return this.#goodOf(group, attempt, `${name} ${rank}`)
    })
    if (groups.length > 0 && !changing.includes(false)) this.#learnt.changing.add(name)
    return good
  }

  /** @param attempt what the whole group leads to */
  #goodOf(group: readonly Candidate[], attempt: Attempt, name: string): readonly Candidate[] {
    if (attempt.step !== null) return group
    if (group.length < 2 || this.#learnt.hopeless.has(name) || this.#eachChanges(attempt)) return []
    if (this.#budget <= 0) {
      this.#learnt.hopeless.add(name)
      return []
    }
    this.#budget -= this.#text.length
    const middle = group.length >> 1
    return [group.slice(0, middle), group.slice(middle)].flatMap(half =>
      this.#goodOf(half, this.#apply(half), name),
    )
  }

  #eachChanges({ step, edits, url }: Attempt): boolean {
    return step === null && eachChangesUrl(edits, this.#text, this.#before.url, url)
  }

  #prove(candidates: readonly Candidate[]): RepairStep | null {
    return candidates.length === 0 ? null : this.#apply(candidates).step
  }

  /** @param all in the order of their issues, one for each. */
  #apply(all: readonly Candidate[]): Attempt {
    const { candidates, edits } = this.#candidates.areApart
      ? { candidates: all, edits: all }
      : withoutOverlaps(all)
    const output = applyEdits(this.#text, edits)
    const result = this.#parse(output)
    const isStep = isCleaner(this.#before, result) && this.#otherBases.keep(this.#text, output)
    const step = isStep ? { candidates, edits, output, result } : null
    return { candidates, edits, url: result.url, step }
  }
}

/** Leaves out what would touch the text of another repair. The same edits twice count once. */
function withoutOverlaps(candidates: readonly Candidate[]): Pick<Attempt, 'candidates' | 'edits'> {
  const kept: Candidate[] = []
  const leading: Candidate[] = []
  let last: Candidate | null = null
  for (const candidate of candidates.toSorted(byPlace)) {
    if (last !== null && byPlace(last, candidate) === 0) {
      if (areSameEdits(editsOf([last]), editsOf([candidate]))) kept.push(candidate)
    } else if (last === null || candidate.span.start >= endOf(last)) {
      kept.push(candidate)
      leading.push(candidate)
      last = candidate
    }
  }
  return { candidates: kept, edits: editsOf(leading) }
}

function byIssue(a: Candidate, b: Candidate): number {
  return a.issueIndex - b.issueIndex || a.rank - b.rank
}

function byPlace(a: Candidate, b: Candidate): number {
  return a.span.start - b.span.start || endOf(a) - endOf(b)
}

/** The edits of candidates, one candidate after the other. */
function editsOf(candidates: readonly Candidate[]): readonly TextEdit[] {
  return candidates.flatMap(candidate => [candidate, ...candidate.more])
}
