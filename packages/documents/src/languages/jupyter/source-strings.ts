import type { Span } from '@hreflint/core'
import { jsonTokens } from '../json/json-tokens.ts'

/** The depth of a key of a cell: in the notebook, the list of cells, and the cell. */
const inCell = 3

/**
 * Returns, for each cell of a notebook, the strings of its `source`, without their quotes. The text
 * must be a notebook: see `readNotebook`.
 */
export function sourceStrings(text: string): readonly (readonly Span[])[] {
  let cells: Span[][] = []
  /** The key at each depth, for the depths that matter. */
  const keys: string[] = []
  let depth = 0
  let last: Span = { start: 0, end: 0 }
  const isInSource = () => keys[1] === 'cells' && keys[inCell] === 'source'
  for (const { kind, start, end } of jsonTokens(text, false)) {
    if (kind === '{' || kind === '[') {
      depth++
      if (depth <= inCell) keys[depth] = ''
      if (depth === inCell && keys[1] === 'cells') cells.push([])
    } else if (kind === '}' || kind === ']') {
      depth--
    } else if (kind === ':') {
      if (depth !== 1 && depth !== inCell) continue
      keys[depth] = String(JSON.parse(text.slice(last.start - 1, last.end + 1)))
      if (depth === 1) cells = keys[1] === 'cells' ? [] : cells
      else if (isInSource()) cells.at(-1)?.splice(0)
    } else if (kind === ',') {
      if (depth === inCell) keys[depth] = ''
    } else if (kind === 'string') {
      last = { start: start + 1, end: end - 1 }
      if (isInSource() && (depth === inCell || depth === inCell + 1)) cells.at(-1)?.push(last)
    }
  }
  return cells
}
