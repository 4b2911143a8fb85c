import type { Step } from './expression-steps.ts'

/**
 * Returns the number of steps that a backtracking engine takes at most to match a text, and the
 * number of places it does so at. The ways through an expression are counted, not walked: two ways
 * that meet at the same step and character are the same from there on. Null if there are more than
 * `most` places.
 */
export function countSteps(
  steps: readonly Step[],
  text: string,
  most: number,
): { readonly steps: number; readonly places: number } | null {
  const reachable = placesOf(steps, text, most)
  if (reachable === null) return null
  const { places, size } = reachable
  let after = new Float64Array(steps.length)
  let here = new Float64Array(steps.length)
  /** For each step, the ways from all later characters: what a back reference can go on with. */
  const later = new Float64Array(steps.length)
  /** The ways from a step within a loop that is met again without a character taken. */
  const guesses = new Float64Array(steps.length).fill(1)
  const open = new Uint8Array(steps.length)
  let hasEmptyLoop = false
  let total = 0
  const ways = (index: number, character: string | undefined, isStart: boolean): number => {
    const known = here[index] ?? 0
    if (open[index] === 1) hasEmptyLoop = true
    if (known !== 0) return known
    here[index] = guesses[index] ?? 1
    open[index] = 1
    const step = steps[index]
    const next = () => ways(index + 1, character, isStart)
    let count = 1
    if (step?.kind === 'atom') {
      if (character !== undefined && step.matches(character)) count += after[index + 1] ?? 0
    } else if (step?.kind === 'split') {
      for (const to of step.to) count += ways(to, character, isStart)
    } else if (step?.kind === 'back-reference') count += next() + (later[index + 1] ?? 0)
    else if (step?.kind === 'nothing') count += next()
    else if (step?.kind === 'start' && isStart) count += next()
    else if (step?.kind === 'end' && character === undefined) count += next()
    here[index] = count
    open[index] = 0
    return count
  }
  /** Counts the ways from each of these steps at one character. */
  const count = (reached: readonly number[], at: number): void => {
    hasEmptyLoop = false
    for (const index of reached) ways(index, text[at], at === 0)
    if (!hasEmptyLoop) return
    // After `.*` in `(.*)*`, the engine leaves the outer loop in as many ways as from its start.
    for (const index of reached) {
      guesses[index] = here[index] ?? 1
      here[index] = 0
    }
    for (const index of reached) ways(index, text[at], at === 0)
    for (const index of reached) guesses[index] = 1
  }
  for (let at = text.length; at >= 0; at -= 1) {
    const reached = places[at] ?? []
    count(reached, at)
    for (const index of reached) later[index] = (later[index] ?? 0) + (here[index] ?? 0)
    if (at === 0 || steps[0]?.kind !== 'start') total += here[0] ?? 0
    ;[after, here] = [here, after]
    for (const index of places[at + 1] ?? []) here[index] = 0
  }
  return { steps: total, places: size }
}

/** Returns the steps that can be reached at each character; null if there are more than `most`. */
function placesOf(
  steps: readonly Step[],
  text: string,
  most: number,
): { readonly places: readonly (readonly number[])[]; readonly size: number } | null {
  const places: number[][] = []
  const seenAt = new Int32Array(steps.length).fill(-1)
  /** Steps after back references, which may start at any later character. */
  const open = new Set<number>()
  let next: number[] = [0]
  let size = 0
  for (let at = 0; at <= text.length; at += 1) {
    const reached: number[] = []
    const pending = [...next, ...open, 0]
    next = []
    for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
      if (seenAt[index] === at) continue
      seenAt[index] = at
      reached.push(index)
      const step = steps[index]
      if (step?.kind === 'atom') {
        if (at < text.length && step.matches(text.charAt(at))) next.push(index + 1)
      } else if (step?.kind === 'split') pending.push(...step.to)
      else if (step?.kind === 'back-reference') {
        open.add(index + 1)
        pending.push(index + 1)
      } else if (
        step?.kind === 'nothing' ||
        (step?.kind === 'start' && at === 0) ||
        (step?.kind === 'end' && at === text.length)
      ) {
        pending.push(index + 1)
      }
    }
    places.push(reached)
    size += reached.length
    if (size > most) return null
  }
  return { places, size }
}
