/** A step of a pattern. The numbers are the indexes of the steps that may follow. */
export type Step =
  | { readonly kind: 'unit'; readonly accepts: (unit: string) => boolean; readonly next: number }
  | { readonly kind: 'split'; readonly next: number; readonly other: number }
  | { readonly kind: 'start' | 'end'; readonly next: number }
  | {
      readonly kind: 'look'
      readonly inner: number
      readonly isNegative: boolean
      readonly next: number
    }
  | { readonly kind: 'accept' }

/** A regular expression as a graph of steps. */
export interface PatternProgram {
  readonly steps: readonly Step[]
  readonly first: number
}

/** Maximum number of steps. Globs that people write have less than a tenth of this. */
const maxSteps = 10_000

/**
 * Reads the regular expressions that picomatch writes: groups, alternatives, quantifiers, classes,
 * lookahead, `^` and `$`.
 *
 * @returns Null for syntax that globs do not need (backreferences, lookbehind, word boundaries,
 * names), and for nested repetitions that take too many steps.
 */
export function readPattern(source: string): PatternProgram | null {
  try {
    return new PatternReader(source).read()
  } catch (error) {
    if (error instanceof UnknownSyntax) return null
    throw error
  }
}

class UnknownSyntax extends Error {}

/** Writes the steps of a part of the pattern before step `next`. Returns the first of them. */
type Part = (next: number) => number

class PatternReader {
  readonly #source: string
  readonly #steps: Step[] = []
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  read(): PatternProgram {
    const whole = this.#readAlternatives()
    if (this.#at < this.#source.length) throw new UnknownSyntax()
    const first = whole(this.#add({ kind: 'accept' }))
    return { steps: this.#steps, first }
  }

  #add(step: Step): number {
    if (this.#steps.length >= maxSteps) throw new UnknownSyntax()
    return this.#steps.push(step) - 1
  }

  #takes(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const text = pattern.exec(this.#source)?.[0]
    if (text === undefined) return null
    this.#at += text.length
    return text
  }

  #readAlternatives(): Part {
    let whole = this.#readSequence()
    while (this.#takes('|')) {
      const first = whole
      const second = this.#readSequence()
      whole = next => this.#add({ kind: 'split', next: first(next), other: second(next) })
    }
    return whole
  }

  #readSequence(): Part {
    const parts: Part[] = []
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] ?? '')) {
      parts.push(this.#readQuantified())
    }
    return next => parts.reduceRight((after, part) => part(after), next)
  }

  #readQuantified(): Part {
    const part = this.#readAtom()
    const written = this.#match(/[*+?]|\{\d+(?:,\d*)?\}/y)
    if (written === null) return part
    // Greedy or lazy makes no difference to whether there is a match.
    this.#takes('?')
    const [least, most] = limitsOf(written)
    return next => {
      let after = most === null ? this.#loop(part, next) : next
      for (let i = least; i < (most ?? least); i += 1) {
        after = this.#add({ kind: 'split', next: part(after), other: next })
      }
      for (let i = 0; i < least; i += 1) after = part(after)
      return after
    }
  }

  #loop(part: Part, next: number): number {
    const at = this.#add({ kind: 'accept' })
    this.#steps[at] = { kind: 'split', next: part(at), other: next }
    return at
  }

  #readAtom(): Part {
    if (this.#takes('(')) return this.#readGroup()
    if (this.#takes('^')) return next => this.#add({ kind: 'start', next })
    if (this.#takes('$')) return next => this.#add({ kind: 'end', next })
    const unit =
      this.#match(/\\(?:[dDwWsSfnrtv]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|[^\w])/y) ??
      this.#match(/\[(?:\\.|[^\]\\])*\]/sy) ??
      this.#match(/[^\\*+?[]/y)
    if (unit === null) throw new UnknownSyntax()
    const pattern = new RegExp(`^${/^[{}\]]$/.test(unit) ? `\\${unit}` : unit}$`)
    const accepts = (text: string): boolean => pattern.test(text)
    return next => this.#add({ kind: 'unit', accepts, next })
  }

  #readGroup(): Part {
    const isNegative = this.#takes('?!')
    const isLook = isNegative || this.#takes('?=')
    if (!isLook && !this.#takes('?:') && this.#source[this.#at] === '?') throw new UnknownSyntax()
    const inner = this.#readAlternatives()
    if (!this.#takes(')')) throw new UnknownSyntax()
    if (!isLook) return inner
    return next => {
      const first = inner(this.#add({ kind: 'accept' }))
      return this.#add({ kind: 'look', inner: first, isNegative, next })
    }
  }
}

function limitsOf(written: string): readonly [least: number, most: number | null] {
  if (written === '*') return [0, null]
  if (written === '+') return [1, null]
  if (written === '?') return [0, 1]
  const [least = 0, most = least] = written.slice(1, -1).split(',').map(Number)
  return [least, written.endsWith(',}') ? null : most]
}
