import type { Repair, TextEdit } from './fix.ts'
import type { Issue } from '../contract/issue.ts'
import type { ParseResult } from '../contract/parse-result.ts'
import { definitionOf } from './repair-context.ts'
import type { UrlSpec } from '../contract/spec.ts'

/**
 * A proposal for one of the issues of a text. It is the first of its edits itself, and mostly the only
 * one: a long text has very many.
 */
export interface Candidate extends TextEdit {
  /** The edits behind the first. */
  readonly more: readonly TextEdit[]
  readonly family: IssueFamily
  readonly issueIndex: number
  /** 0 for the best proposal for its issue. */
  readonly rank: number
  readonly title: string
}

const noMore: readonly TextEdit[] = []

/** Where the last character stands that a candidate edits. */
export function endOf({ span, more }: Candidate): number {
  return (more[more.length - 1]?.span ?? span).end
}

/** Issues of one code in one component: what is true of a repair for one mostly is for all. */
export interface IssueFamily {
  readonly name: string
  readonly code: string
  readonly repair: Repair | undefined
  /** The proposals for its issues, by their rank: the members of a group share their fate, mostly. */
  readonly groups: Candidate[][]
}

/** The name of the family that an issue is of. */
export function familyName({ code, params }: Issue): string {
  return `${code} ${params.component ?? ''}`
}

/** What the repairs of the issues of a text propose. */
export class Candidates {
  /** The best proposal for each issue, in the order of the issues. */
  readonly best: Candidate[] = []
  /** Whether each candidate has but one edit, of text behind all that those for earlier issues edit. */
  readonly areApart: boolean
  readonly #families = new Map<string, Map<string | undefined, IssueFamily>>()
  readonly #spec: UrlSpec
  readonly #leftOut: ReadonlySet<string>

  /** @param leftOut the names of families whose repairs are not asked. */
  constructor(
    text: string,
    result: ParseResult,
    spec: UrlSpec,
    parse: (text: string) => ParseResult,
    leftOut: ReadonlySet<string>,
  ) {
    this.#spec = spec
    this.#leftOut = leftOut
    let areApart = true
    let end = 0
    let issueIndex = -1
    for (const issue of result.issues) {
      issueIndex++
      const family = this.#familyOf(issue)
      if (family.repair === undefined) continue
      const proposals = family.repair({ input: text, issue, result, parse })
      const from = end
      for (let rank = 0; rank < proposals.length; rank++) {
        const proposal = proposals[rank]
        if (proposal === undefined) continue
        const { title, edits } = proposal
        const first = edits[0]
        if (first === undefined) continue
        const { span, text: written } = first
        const more = edits.length > 1 ? edits.slice(1) : noMore
        const candidate = { span, text: written, more, family, issueIndex, rank, title }
        if (span.start < from || span.end <= span.start || more !== noMore) areApart = false
        end = Math.max(end, span.end)
        if (rank === 0) this.best.push(candidate)
        const group = family.groups[rank]
        if (group === undefined) family.groups.push([candidate])
        else group.push(candidate)
      }
    }
    this.areApart = areApart
  }

  /** In the order in which they are met. */
  families(): readonly IssueFamily[] {
    return [...this.#families.values()].flatMap(byComponent => [...byComponent.values()])
  }

  /** Two look-ups take less time than making a name does. */
  #familyOf(issue: Issue): IssueFamily {
    const { code, params } = issue
    const byComponent = this.#families.get(code) ?? new Map<string | undefined, IssueFamily>()
    const known = byComponent.get(params.component)
    if (known !== undefined) return known
    const name = familyName(issue)
    const repair = this.#leftOut.has(name) ? undefined : definitionOf(issue, this.#spec).repair
    const family = { name, code, repair, groups: [] }
    this.#families.set(code, byComponent.set(params.component, family))
    return family
  }
}
