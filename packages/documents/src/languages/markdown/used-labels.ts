import { normalizedLabel } from './reader/link-parts.ts'

/** Matches innermost brackets, which is what a label can be, and the colon of a definition. */
const bracketed = /\[((?:[^[\]\\]|\\.){1,999})\](:)?/gs

/** Matches the label of the definition whose destination follows. */
const ofDefinition = /\[((?:[^[\]\\]|\\.){1,999})\]:\s*<?$/s

/** Matches what is before the bracket of a definition on its line. */
const beginsLine = /(?:^|\n)[ \t>]*(?:[-*+]|\d+[.)])?[ \t]*$/

/** Matches a line that is neither blank nor a definition. */
const otherLine = /^(?![ \t]*(?:\[[^\n]*\]:[^\n]*|<!--[^\n]*)?$)/m

/** Tells which definitions of a document are used. A definition without a use is no link. */
export class UsedLabels {
  readonly #text: string
  /** Null until it is asked for; `all` for a file of definitions, which others include. */
  #labels: ReadonlySet<string> | 'all' | null = null

  constructor(text: string) {
    this.#text = text
  }

  /** Whether something uses the definition whose destination is at `start`, as far as can be told. */
  uses(start: number): boolean {
    const label = ofDefinition.exec(this.#text.slice(Math.max(0, start - 1010), start))?.[1]
    this.#labels ??= otherLine.test(this.#text) ? labelsIn(this.#text) : 'all'
    if (label === undefined || this.#labels === 'all') return true
    return this.#labels.has(normalizedLabel(label))
  }
}

function labelsIn(text: string): ReadonlySet<string> {
  const labels = new Set<string>()
  for (const { 1: label = '', 2: colon, index } of text.matchAll(bracketed)) {
    const before = text.slice(Math.max(0, index - 12), index)
    if (colon === undefined || !beginsLine.test(before)) labels.add(normalizedLabel(label))
  }
  return labels
}
