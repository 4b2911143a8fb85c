import { type ComponentName, type Components, noComponents } from '../../contract/components.ts'
import type { Issue } from '../../contract/issue.ts'
import type { IssueDefinition } from '../../contract/issue-definition.ts'
import type { GrowingIssue } from '../../generic-syntax/growing-issue.ts'
import { IssueList } from '../../generic-syntax/issue-list.ts'
import { newUrlRecord, type UrlRecord } from './url-record.ts'

/** The match of a rule: its value, and the offset of the rest of the input. */
export interface Match<Value> {
  readonly value: Value
  readonly end: number
}

export interface MachineOptions {
  readonly base?: UrlRecord | undefined
  /** The name of a legacy encoding, the encoding override; null for UTF-8. */
  readonly encoding?: string | null | undefined
  /** Whether a setter runs the rule: the draft's "url was given". */
  readonly isSetter?: boolean | undefined
}

/**
 * The input of the rules and what they signal. A rule that does not match gives null, and takes
 * back what it signaled; after a parse exception every rule gives null.
 */
export class Machine {
  readonly input: string
  /** The end of the stripped input. */
  readonly end: number
  readonly base: UrlRecord
  readonly hasBase: boolean
  readonly isSetter: boolean
  encoding: string | null
  readonly components: Partial<Record<ComponentName, { start: number; end: number }>> = {}
  readonly #signals: GrowingIssue[] = []
  #fatal = false

  constructor(input: string, end: number, options: MachineOptions = {}) {
    this.input = input
    this.end = end
    this.base = options.base ?? { ...newUrlRecord(), scheme: 'about' }
    this.hasBase = options.base !== undefined
    this.encoding = options.encoding ?? null
    this.isSetter = options.isSetter ?? false
  }

  get fatal(): boolean {
    return this.#fatal
  }

  /** Signals a conformance error. */
  signal(
    definition: IssueDefinition,
    start: number,
    end: number,
    params: Readonly<Record<string, string>> = {},
  ): void {
    const { code, kind, specName } = definition
    this.#signals.push({ code, kind, specName, span: { start, end }, params })
  }

  /** Terminates parsing with a parse exception. */
  exception(
    definition: IssueDefinition,
    start: number,
    end: number,
    params: Readonly<Record<string, string>> = {},
  ): null {
    this.#fatal = true
    this.signal(definition, start, end, params)
    return null
  }

  /** Tries one alternative; takes back what it signaled where it does not match. */
  attempt<Value>(rule: () => Match<Value> | null): Match<Value> | null {
    const before = this.#signals.length
    const match = this.#fatal ? null : rule()
    if (match === null && !this.#fatal) this.#signals.length = before
    return match
  }

  /** The first of the alternatives that matches. */
  choice<Value>(...rules: readonly (() => Match<Value> | null)[]): Match<Value> | null {
    for (const rule of rules) {
      const match = this.attempt(rule)
      if (match !== null) return match
    }
    return null
  }

  /** Records the span of a component. */
  locate(component: ComponentName, start: number, end: number): void {
    this.components[component] = { start, end }
  }

  /** Whether there is one of `characters` at `offset`. */
  at(offset: number, characters: string): boolean {
    return offset < this.end && characters.includes(this.input.charAt(offset))
  }

  /** Returns the offset of the first of `characters` from `start` on, or the end of the input. */
  until(start: number, characters: string): number {
    let offset = start
    while (offset < this.end && !characters.includes(this.input.charAt(offset))) offset++
    return offset
  }

  issues(): readonly Issue[] {
    const list = new IssueList()
    for (const signal of this.#signals) list.add(signal)
    return list.inOrder()
  }

  allComponents(): Components {
    return { ...noComponents, ...this.components }
  }
}
