import { PatternFailure } from '../contract/pattern-failure.ts'
import { BoundedRegExp } from '../text/work/bounded-regexp.ts'
import { TooMuchWork } from '../text/work/work.ts'

/**
 * Compiles a regular expression that contains groups written by the author.
 *
 * @throws PatternFailure with the span of the first group that does not compile on its own.
 */
export function compiledGroups(
  source: string,
  flags: string,
  groups: readonly {
    readonly start: number
    readonly end: number
    readonly pattern?: string
  }[],
): RegExp {
  try {
    return new BoundedRegExp(source, flags)
  } catch (error) {
    if (error instanceof TooMuchWork) throw error
    const wrong = groups.find(({ pattern = '' }) => !compiles(`(?:${pattern})`, flags))
    const { start, end } = wrong ?? groups[0] ?? { start: 0, end: 0 }
    throw new PatternFailure('invalid-regexp', start, end, { reason: reasonOf(error) })
  }
}

function compiles(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags)
    return true
  } catch {
    return false
  }
}

/** Returns the engine's error message without the expression that precedes the reason. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.slice(message.lastIndexOf(': ') + 1).trim()
}
