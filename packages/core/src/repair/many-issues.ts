// Exists only for speed: `next-step.ts` finds the same with one parse for each proposal.
import type { Issue } from '../contract/issue.ts'
import type { ParsedUrl, ParseResult } from '../contract/parse-result.ts'
import type { TextEdit } from './edits.ts'
import {
  type Attempt,
  attempt,
  type Candidate,
  candidatesFor,
  type Step,
  type TextReader,
  together,
} from './next-step.ts'

/** Maximum length of a text in which everything is tried again in each step. */
const longText = 1000

/** Returns the start of a long text, so short that trying everything in it takes almost no time; otherwise null. */
export function sampleOf(text: string): string | null {
  if (text.length <= longText) return null
  return text.slice(0, Math.min(Math.max(128, Math.floor(text.length / 50)), longText))
}

/**
 * Finds the steps for a text that has up to a million issues. Proves all repairs together, and separates them only
 * if that fails: by what is expected from a sample of the text, then by groups, then by halves. A budget keeps the
 * total time linear.
 */
export class ManyIssues {
  readonly #reader: TextReader
  readonly #learned: Learned

  /** @param stayed The issues that are left in a sample of the text. */
  constructor(reader: TextReader, stayed: readonly Issue[]) {
    this.#reader = reader
    const expected = new Set(stayed.map(familyName))
    this.#learned = { expected, changing: new Set(), exhausted: new Set() }
  }

  /** Finds repairs that keep the URL and remove issues when applied together; null if there are none. */
  nextStep(text: string, before: ParseResult): Step | null {
    return new Search(text, before, this.#reader, this.#learned).step()
  }
}

/** What earlier steps have learned, by the names of families or groups. */
interface Learned {
  /** Families that probably stay, because they stay in a sample of the text. */
  readonly expected: ReadonlySet<string>
  /** Families whose candidates all change the URL. In a long text they are not tried again. */
  readonly changing: Set<string>
  /** Groups that used up the budget. They are not divided again. */
  readonly exhausted: Set<string>
}

/** Issues of one code in one component. What is true of a repair for one of them is usually true for all. */
interface Family {
  readonly name: string
  /** The candidates by rank. The members of a group usually all keep the URL, or all change it. */
  readonly groups: Candidate[][]
}

function familyName({ code, params }: Issue): string {
  return `${code} ${params.component ?? ''}`
}

class Search {
  readonly #text: string
  readonly #before: ParseResult
  readonly #reader: TextReader
  readonly #learned: Learned
  readonly #candidates: readonly Candidate[]
  /** How many code units may still be parsed to separate the members of groups. */
  #budget: number

  constructor(text: string, before: ParseResult, reader: TextReader, learned: Learned) {
    this.#text = text
    this.#before = before
    this.#reader = reader
    this.#learned = learned
    this.#budget = 50_000 + 2 * text.length
    const { changing } = learned
    const isTried = (issue: Issue) => !changing.has(familyName(issue))
    this.#candidates =
      text.length > longText && changing.size > 0
        ? candidatesFor(text, before, reader, isTried)
        : candidatesFor(text, before, reader)
  }

  step(): Step | null {
    const best = this.#candidates.filter(({ rank }) => rank === 0)
    if (best.length === 0) return null
    const all = this.#attempt(best)
    if (all.step !== null) return all.step
    const families = this.#families()
    const { expected } = this.#learned
    const likely = best.filter(({ issue }) => !expected.has(familyName(issue)))
    if (likely.length < best.length) {
      const step = this.#prove(likely)
      const settles = step !== null || likely.length === 0
      if (settles && this.#confirms(families, all)) return step
    }
    const good = families.flatMap(family => this.#goodOfFamily(family, all, best.length))
    return together(good.toSorted(byIssue), some => this.#prove(some))
  }

  /**
   * Whether all candidates that are expected to change the URL do change it, if the others are known to keep it. The
   * best are judged from `all`, the next best from an attempt of their own.
   */
  #confirms(families: readonly Family[], all: Attempt): boolean {
    const staying = families.filter(({ name }) => this.#learned.expected.has(name))
    for (let rank = 0; staying.some(({ groups }) => groups.length > rank); rank++) {
      const group = staying.flatMap(({ groups }) => groups[rank] ?? [])
      const whole = rank === 0 ? all : this.#attempt(group.toSorted(byIssue))
      const names = new Set(staying.map(({ name }) => name))
      const found = whole.candidates.filter(({ issue }) => names.has(familyName(issue)))
      const edits = found.flatMap(candidate => candidate.edits)
      if (found.length !== group.length || !this.#eachChanges({ ...whole, edits })) return false
    }
    for (const { name } of staying) this.#learned.changing.add(name)
    return true
  }

  #goodOfFamily({ name, groups }: Family, all: Attempt, countOfAll: number): readonly Candidate[] {
    const changing: boolean[] = []
    const good = groups.flatMap((group, rank) => {
      const whole = rank === 0 && group.length === countOfAll ? all : this.#attempt(group)
      changing.push(this.#eachChanges(whole))
      return this.#goodOf(group, whole, `${name} ${rank}`)
    })
    if (groups.length > 0 && !changing.includes(false)) this.#learned.changing.add(name)
    return good
  }

  /** @param whole The attempt with the whole group. */
  #goodOf(group: readonly Candidate[], whole: Attempt, name: string): readonly Candidate[] {
    const { exhausted } = this.#learned
    if (whole.step !== null) return group
    if (group.length < 2 || exhausted.has(name) || this.#eachChanges(whole)) return []
    if (this.#budget <= 0) {
      exhausted.add(name)
      return []
    }
    this.#budget -= this.#text.length
    const middle = group.length >> 1
    return [group.slice(0, middle), group.slice(middle)].flatMap(half =>
      this.#goodOf(half, this.#attempt(half), name),
    )
  }

  #eachChanges({ step, edits, url }: Attempt): boolean {
    return step === null && eachChangesUrl(edits, this.#text, this.#before.url, url)
  }

  #prove(some: readonly Candidate[]): Step | null {
    return some.length === 0 ? null : this.#attempt(some).step
  }

  #attempt(some: readonly Candidate[]): Attempt {
    return attempt(some, this.#text, this.#before, this.#reader)
  }

  /** Returns the families in the order in which they first occur. */
  #families(): readonly Family[] {
    const families = new Map<string, Family>()
    for (const candidate of this.#candidates) {
      const name = familyName(candidate.issue)
      const family = families.get(name) ?? { name, groups: [] }
      families.set(name, family)
      const group = family.groups[candidate.rank]
      if (group === undefined) family.groups[candidate.rank] = [candidate]
      else group.push(candidate)
    }
    return [...families.values()]
  }
}

function byIssue(a: Candidate, b: Candidate): number {
  return a.issueIndex - b.issueIndex || a.rank - b.rank
}

/**
 * Whether each of some edits of one kind changes the URL, as far as the result of all of them shows. It does in two
 * cases: all edits make the text longer, and the URL has grown by as much as the text; or all edits keep the length,
 * and as many code units changed in the URL as in the text. An edit that keeps the URL would add nothing to the
 * URL's difference, so there is none among them. False means that it is not known.
 */
function eachChangesUrl(
  edits: readonly TextEdit[],
  text: string,
  before: ParsedUrl | null,
  after: ParsedUrl | null,
): boolean {
  const [from, to] = [before?.href ?? null, after?.href ?? null]
  if (from === null || to === null) return false
  let growth = 0
  let growing = 0
  let resizing = 0
  for (const { span, text: written } of edits) {
    const grown = written.length - (span.end - span.start)
    growth += grown
    if (grown > 0) growing++
    if (grown !== 0) resizing++
  }
  if (growing === edits.length) return to.length - from.length === growth
  if (from.length !== to.length || resizing > 0) return false
  let changed = 0
  for (const { span, text: written } of edits) {
    changed += differences(text.slice(span.start, span.end), written)
  }
  return differences(from, to) === changed
}

/** Counts the code units that differ between two texts of the same length. */
function differences(a: string, b: string): number {
  let count = 0
  for (let index = 0; index < a.length; index++) {
    if (a.charCodeAt(index) !== b.charCodeAt(index)) count += 1
  }
  return count
}
