import type { SpecColumn } from './compare-readings.ts'

/** Readers that make the same of a URL, shown in one column. */
export interface FoldedColumn {
  /** The first of them; what it says, all say. */
  readonly column: SpecColumn
  readonly readers: readonly SpecColumn[]
  /** The issues that any of them reports. */
  readonly codes: readonly string[]
}

/** Joins the columns that show the same, each group where its first one was. */
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

/** All that a column shows but its name and the codes, which differ by the names of specifications. */
function shownOf({ verdict, verdictDiffers, fields }: SpecColumn): string {
  const shown = fields.map(({ name, value, difference }) => [name, value ?? '', difference])
  return JSON.stringify([verdict, verdictDiffers, shown])
}
