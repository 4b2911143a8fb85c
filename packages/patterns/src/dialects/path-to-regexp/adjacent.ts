import { PatternFailure } from '../../contract/pattern-failure.ts'

/** What is wrong with a parameter that begins where another one ends. */
export function adjacent({
  start,
  end,
}: {
  readonly start: number
  readonly end: number
}): PatternFailure {
  return new PatternFailure('adjacent-parameters', start, end)
}
