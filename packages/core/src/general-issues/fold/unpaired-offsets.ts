/** The closing character for each opening one. A backtick and a quote close the previous one. */
const closers: Readonly<Record<string, string>> = { '[': ']', '{': '}' }

/** Matches a comparison: `stars:>100`, `created:>=2020-01-01`. */
const comparison = /(?<=[:=+\w])[<>](?:=|%3D)?\d/iy

/**
 * Returns the offsets of brackets, braces, quotes and backticks that have no partner in the text, and
 * of `<` and `>` that compare nothing.
 */
export function unpairedOffsets(text: string): ReadonlySet<number> {
  const unpaired = new Set<number>()
  const open: { readonly at: number; readonly closer: string }[] = []
  for (const { index: at, 0: character } of text.matchAll(/[[\]{}`"<>]/g)) {
    const last = open.at(-1)
    if (character === '<' || character === '>') {
      comparison.lastIndex = at
      if (!comparison.test(text)) unpaired.add(at)
    } else if (last?.closer === character) open.pop()
    else if (character === '`' || character === '"') open.push({ at, closer: character })
    else {
      const closer = closers[character]
      if (closer === undefined) unpaired.add(at)
      else open.push({ at, closer })
    }
  }
  for (const { at } of open) unpaired.add(at)
  return unpaired
}
