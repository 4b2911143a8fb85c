import { type Branches, type Node, readExpression } from './read-expression.ts'

/** One step of an expression. It goes on at the next one, if nothing else is said. */
export type Step =
  | { readonly kind: 'atom'; readonly matches: (character: string) => boolean }
  | { readonly kind: 'start' | 'end' | 'nothing' | 'back-reference' | 'accept' }
  /** Goes on at each of these steps. */
  | { readonly kind: 'split'; readonly to: readonly number[] }

/** Repetitions that are written out one by one. More of them count as any number. */
const mostCopies = 16

/**
 * Returns the steps of an expression that compiles. Null if there are more than `most`, or if it has
 * groups in too many groups.
 */
export function expressionSteps({ source, flags }: RegExp, most: number): readonly Step[] | null {
  const branches = readExpression(source)
  if (branches === null) return null
  const writer = new Writer(flags, most)
  writer.branches(branches)
  const { steps } = writer
  steps.push({ kind: 'accept' })
  return steps.length > most ? null : steps
}

class Writer {
  readonly steps: Step[] = []
  readonly #atoms = new Map<string, (character: string) => boolean>()
  readonly #flags: string
  readonly #most: number

  constructor(flags: string, most: number) {
    this.#flags = flags.replaceAll(/[gy]/g, '')
    this.#most = most
  }

  branches(all: Branches): void {
    const [first = []] = all
    if (all.length <= 1) {
      for (const node of first) this.#node(node)
      return
    }
    const split = this.#later()
    const starts: number[] = []
    const ends: number[] = []
    for (const branch of all) {
      starts.push(this.steps.length)
      for (const node of branch) this.#node(node)
      ends.push(this.#later())
    }
    this.steps[split] = { kind: 'split', to: starts }
    for (const end of ends) this.steps[end] = { kind: 'split', to: [this.steps.length] }
  }

  #node(node: Node): void {
    if (this.steps.length > this.#most) return
    switch (node.kind) {
      case 'atom':
        this.steps.push({ kind: 'atom', matches: this.#atom(node.text) })
        break
      case 'alternatives':
        this.branches(node.branches)
        break
      case 'look': {
        // What is looked at is a way of its own, which ends. The expression goes on beside it.
        const split = this.#later()
        this.branches(node.branches)
        this.steps.push({ kind: 'accept' })
        this.#fork(split)
        break
      }
      case 'repeat':
        this.#repeat(node)
        break
      default:
        this.steps.push({ kind: node.kind })
    }
  }

  #repeat({ node, least, most }: Extract<Node, { kind: 'repeat' }>): void {
    const isShort = least <= mostCopies && (most === Infinity || most <= mostCopies)
    for (let count = 0; count < (isShort ? least : 0); count += 1) this.#node(node)
    if (most === Infinity || !isShort) {
      const split = this.#later()
      this.#node(node)
      this.steps.push({ kind: 'split', to: [split] })
      this.#fork(split)
      return
    }
    const splits: number[] = []
    for (let count = least; count < most; count += 1) {
      splits.push(this.#later())
      this.#node(node)
    }
    for (const split of splits) this.#fork(split)
  }

  /** Leaves a place for a step that is known later. */
  #later(): number {
    return this.steps.push({ kind: 'nothing' }) - 1
  }

  /** Lets a step go on both after itself and at the end. */
  #fork(split: number): void {
    this.steps[split] = { kind: 'split', to: [split + 1, this.steps.length] }
  }

  /** Returns a function for a character, an escape or a class, which asks the engine. */
  #atom(text: string): (character: string) => boolean {
    const known = this.#atoms.get(text)
    if (known !== undefined) return known
    const expression = expressionOrNull(`^${text}$`, this.#flags)
    const answers = new Map<string, boolean>()
    const matches = (character: string): boolean => {
      // Half of a character outside of the basic plane, or a class within a class, may match.
      if (expression === null || /[\uD800-\uDFFF]/.test(character)) return true
      const answer = answers.get(character) ?? expression.test(character)
      answers.set(character, answer)
      return answer
    }
    this.#atoms.set(text, matches)
    return matches
  }
}

function expressionOrNull(source: string, flags: string): RegExp | null {
  try {
    return new RegExp(source, flags)
  } catch {
    return null
  }
}
