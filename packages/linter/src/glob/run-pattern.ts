import type { PatternProgram } from './read-pattern.ts'

/**
 * Whether a pattern matches anywhere in a text. Takes each step at most once at each offset, so the
 * time is at most proportional to their product, whatever the pattern. A lookahead costs one such
 * run for each offset where it is tried.
 */
export function runPattern({ steps, first }: PatternProgram, text: string): boolean {
  const places = text.length + 1
  const answers = new Map<number, boolean>()

  const isAhead = (inner: number, at: number): boolean => {
    const key = inner * places + at
    let answer = answers.get(key)
    if (answer === undefined) {
      answer = reaches(inner, [at])
      answers.set(key, answer)
    }
    return answer
  }

  /** Whether a step leads to the end of its pattern from one of the offsets. */
  const reaches = (from: number, starts: readonly number[]): boolean => {
    const seen = new Set<number>()
    const waiting = starts.map(at => from * places + at)
    for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
      if (seen.has(state)) continue
      seen.add(state)
      const at = state % places
      const step = steps[(state - at) / places]
      switch (step?.kind) {
        case 'accept':
          return true
        case 'split':
          waiting.push(step.other * places + at, step.next * places + at)
          break
        case 'unit':
          if (at < text.length && step.accepts(text.charAt(at))) {
            waiting.push(step.next * places + at + 1)
          }
          break
        case 'start':
          if (at === 0) waiting.push(step.next * places + at)
          break
        case 'end':
          if (at === text.length) waiting.push(step.next * places + at)
          break
        case 'look':
          if (isAhead(step.inner, at) !== step.isNegative) waiting.push(step.next * places + at)
          break
      }
    }
    return false
  }

  return reaches(
    first,
    Array.from({ length: places }, (_, at) => places - 1 - at),
  )
}
