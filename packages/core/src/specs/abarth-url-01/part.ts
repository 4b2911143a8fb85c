/**
 * The text of a component and its place. Resolution can put a prefix of the base before it,
 * which does not occur in the input.
 */
export interface Part {
  readonly text: string
  /** How many code units at the start of `text` come from the base. */
  readonly inherited: number
  /** The offset in the input of the first code unit after those; null: all comes from the base. */
  readonly start: number | null
}

/** Returns a part of the input. */
export function partOf(input: string, start: number, end: number): Part {
  return { text: input.slice(start, end), inherited: 0, start }
}

/** Returns a part that comes from the base as a whole. */
export function inheritedPart(part: Part | null): Part | null {
  return part === null ? null : { text: part.text, inherited: part.text.length, start: null }
}

/** Returns the offset in the input of the code unit at `index` of a part; null if it comes from the base. */
export function offsetIn(part: Part, index: number): number | null {
  return part.start === null || index < part.inherited ? null : part.start + index - part.inherited
}
