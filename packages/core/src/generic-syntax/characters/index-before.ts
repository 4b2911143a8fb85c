/** Returns the offset of `character` before `end`, or `end`. */
export function indexBefore(input: string, character: string, start: number, end: number): number {
  const index = input.indexOf(character, start)
  return index < 0 || index > end ? end : index
}
