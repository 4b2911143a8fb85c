import { PatternFailure } from '../../contract/pattern-failure.ts'

/** Returns the failure for a parameter that directly follows another one. */
export function adjacent({
  start,
  end,
}: {
  readonly start: number
  readonly end: number
}): PatternFailure {
  return new PatternFailure('adjacent-parameters', start, end)
}
