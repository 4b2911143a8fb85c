import { countSteps } from './count-steps.ts'
import { expressionSteps, type Step } from './expression-steps.ts'
import { giveUp, spend } from './work.ts'

/** The longest source that is compiled. The engine refuses most longer ones. */
const longestSource = 100_000

/** The steps of an expression, and the steps and places of one match, that are counted at most. */
const mostInstructions = 4_000
const mostPlaces = 200_000
const mostSteps = 1_000_000

/**
 * A regular expression made from a pattern. A few wildcards are enough for an engine to try more
 * ways than there is time for, so the ways are counted before an expression is run.
 */
export class BoundedRegExp extends RegExp {
  #steps: readonly Step[] | null | undefined

  /** @throws TooMuchWork if the expression is too long. */
  constructor(source: string, flags = '') {
    if (source.length > longestSource) giveUp()
    spend(source.length)
    try {
      super(source, flags)
    } catch (error) {
      if (error instanceof Error && /too (?:large|big)/i.test(error.message)) giveUp()
      throw error
    }
  }

  /** @throws TooMuchWork if matching takes too many steps, or the engine refuses the size. */
  override exec(text: string): RegExpExecArray | null {
    spend(text.length)
    if (!this.#isPlain) spend(this.#stepsFor(text))
    try {
      return super.exec(text)
    } catch (error) {
      // The engine compiles an expression when it is first run.
      if (error instanceof SyntaxError || error instanceof RangeError) giveUp()
      throw error
    }
  }

  #stepsFor(text: string): number {
    this.#steps ??= expressionSteps(this, mostInstructions)
    const counted = this.#steps === null ? null : countSteps(this.#steps, text, mostPlaces)
    return counted === null || counted.steps > mostSteps ? giveUp() : counted.steps + counted.places
  }

  /** Whether nothing is optional, repeated or alternative. */
  get #isPlain(): boolean {
    return !/[*+?{|]/.test(this.source.replaceAll(/\\./gs, ''))
  }
}
