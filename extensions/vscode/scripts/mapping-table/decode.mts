/** Code points, from a first to a last one; what UTS 46 says of them; what they are mapped to. */
export type Mapping = readonly [
  range: number | readonly [first: number, last: number],
  status: number,
  mapped?: string,
]

/** The table that was encoded with `encodeMappingTable`. */
export function decodeMappingTable(encoded: string): Mapping[] {
  let first = 0
  let before: number[] = []
  return encoded.split(',').map((entry): Mapping => {
    const [more = '', status = '', steps] = entry.split(':')
    const last = first + Number(more)
    const range = last === first ? first : ([first, last] as const)
    first = last + 1
    if (steps === undefined) return [range, Number(status)]
    const mapped: number[] = []
    for (const step of steps.split(' ').filter(Boolean)) {
      mapped.push(Number(step) + (before[mapped.length] ?? before.at(-1) ?? 0))
    }
    before = mapped
    return [range, Number(status), String.fromCodePoint(...mapped)]
  })
}
