/**
 * Hides the rows of the list of issues that do not have all words, and the parts of the page that have no row left.
 *
 * @param kind A kind as a row says it, or an empty string for all.
 * @returns How many issues are left.
 */
export function filterIssues(page: Element, words: string, kind: string): number {
  const wanted = words.toLowerCase().split(/\s+/)
  const parts = [...page.querySelectorAll('h2')].map(partOf)
  const lists = parts.filter(isList)
  const left = lists.map(part => {
    const [prefix = ''] = (part[0]?.textContent ?? '').trim().split(/\s/)
    return hideRows(part, ([code = '', itsKind = '', ...more]) => {
      const text = `${prefix}/${[code, itsKind, ...more].join(' ')}`
      return (kind === '' || itsKind === kind) && wanted.every(word => text.includes(word))
    })
  })
  const codes = new Set(left.flat())
  // A table over all specifications has the names of codes alone.
  for (const part of parts.filter(one => !isList(one))) {
    hideRows(part, ([code = '']) => codes.has(code) && wanted.every(word => code.includes(word)))
  }
  return left.flat().length
}

/** Hides the rows of a part that are not wanted, and all of it if none is left. Returns the first cells of those left. */
function hideRows(
  part: readonly HTMLElement[],
  isWanted: (cells: readonly string[]) => boolean,
): readonly string[] {
  const rows = part.flatMap(element => [
    ...element.querySelectorAll<HTMLTableRowElement>('tbody tr'),
  ])
  const left = rows.flatMap(row => {
    const cells = [...row.cells].map(cell => (cell.textContent ?? '').toLowerCase())
    row.hidden = !isWanted(cells)
    return row.hidden ? [] : [cells[0] ?? '']
  })
  for (const element of part) element.hidden = left.length === 0
  return left
}

/** Whether a part is a list of issues, with their kinds and messages. */
function isList(part: readonly HTMLElement[]): boolean {
  return part.some(element => element.querySelectorAll('th').length === 3)
}

/** A heading and what follows it up to the next. */
function partOf(heading: HTMLElement): readonly HTMLElement[] {
  const part = [heading]
  let next = heading.nextElementSibling
  while (next instanceof HTMLElement && next.tagName !== 'H2') {
    part.push(next)
    next = next.nextElementSibling
  }
  return part
}
