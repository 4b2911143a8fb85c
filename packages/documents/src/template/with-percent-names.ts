import type { Placeholder } from './find-holes.ts'

/**
 * Two hexadecimal digits may be an escape, so a text that begins with them is only a name if it
 * contains a `_` or a dot. The second percent sign is invalid in a URL. Otherwise it would be
 * unclear whether this is a placeholder.
 */
const percentName = /%%?(?![\dA-F]{2}[\dA-Z]*%)[A-Z_][\w.]*%%?(?![\dA-F]{2})/iy

/**
 * Adds the names between percent signs that build tools fill in to the placeholders of a text:
 * `%PUBLIC_URL%` (Create React App), `%VITE_BASE%` (Vite), `%sveltekit.assets%` (SvelteKit).
 */
export function withPercentNames(
  holes: readonly Placeholder[],
  text: string,
): readonly Placeholder[] {
  const all: Placeholder[] = []
  let next = 0
  for (let start = text.indexOf('%'); start !== -1; start = text.indexOf('%', start)) {
    percentName.lastIndex = start
    const end = percentName.test(text) ? percentName.lastIndex : null
    if (end !== null) {
      for (let hole = holes[next]; hole !== undefined && hole.start < end; hole = holes[++next]) {
        all.push(hole)
      }
      if ((all.at(-1)?.end ?? 0) <= start) all.push({ start, end, isStatement: false })
    }
    start = end ?? start + 1
  }
  return all.length === 0 ? holes : [...all, ...holes.slice(next)]
}
