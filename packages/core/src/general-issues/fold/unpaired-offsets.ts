/** The closing character for each opening one. A backtick closes the previous backtick. */
const closers: Readonly<Record<string, string>> = { '[': ']', '{': '}' }

/** Returns the offsets of brackets, braces and backticks that have no partner in the text. */
export function unpairedOffsets(text: string): ReadonlySet<number> {
  const unpaired = new Set<number>()
  const open: { readonly at: number; readonly closer: string }[] = []
  for (const { index: at, 0: character } of text.matchAll(/[[\]{}`]/g)) {
    const last = open.at(-1)
    if (last?.closer === character) open.pop()
    else if (character === '`') open.push({ at, closer: '`' })
    else {
      const closer = closers[character]
      if (closer === undefined) unpaired.add(at)
      else open.push({ at, closer })
    }
  }
  for (const { at } of open) unpaired.add(at)
  return unpaired
}
