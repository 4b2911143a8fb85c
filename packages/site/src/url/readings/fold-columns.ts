import type { SpecColumn } from './compare-readings.ts'

/** Readers that read a URL the same way, shown in one column. */
export interface FoldedColumn {
  /** The first of them, which represents all. */
  readonly column: SpecColumn
  readonly readers: readonly SpecColumn[]
  /** The issues that any of them reports. */
  readonly codes: readonly string[]
}

/** Joins the columns that show the same. Each group is at the place of its first column. */
export function foldColumns(columns: readonly SpecColumn[]): readonly FoldedColumn[] {
  const groups = new Map<string, SpecColumn[]>()
  for (const column of columns) {
    const key = shownOf(column)
    groups.set(key, [...(groups.get(key) ?? []), column])
  }
  return Array.from(groups.values()).flatMap(group => {
    const [column] = group
    if (column === undefined) return []
    return [{ column, readers: group, codes: [...new Set(group.flatMap(({ codes }) => codes))] }]
  })
}

/**
 * Returns everything that a column shows, except its name and the codes, which depend on the
 * specification.
 */
function shownOf({ verdict, verdictDiffers, fields }: SpecColumn): string {
  const shown = fields.map(({ name, value, difference }) => [name, value ?? '', difference])
  return JSON.stringify([verdict, verdictDiffers, shown])
}
