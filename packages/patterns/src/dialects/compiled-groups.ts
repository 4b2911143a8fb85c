import { PatternFailure } from '../contract/pattern-failure.ts'

/** A regular expression made of what an author wrote; the failure marks the group that is wrong by itself. */
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
    return new RegExp(source, flags)
  } catch (error) {
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

/** What the engine says, without the expression in front of it. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.slice(message.lastIndexOf(': ') + 1).trim()
}
