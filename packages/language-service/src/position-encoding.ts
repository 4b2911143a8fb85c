/** The unit of the `character` of a position, by its name in the protocol. */
export type PositionEncoding = 'utf-16' | 'utf-8' | 'utf-32'

const known: readonly string[] = ['utf-16', 'utf-8', 'utf-32'] satisfies PositionEncoding[]

/**
 * Returns the encoding for a client that offers `offered`: UTF-16 if it is offered, because strings
 * here are UTF-16, and otherwise the first known one. If none is known, returns UTF-16, which the
 * protocol requires every client to support.
 */
export function choosePositionEncoding(offered: readonly string[] | undefined): PositionEncoding {
  if (offered === undefined || offered.includes('utf-16')) return 'utf-16'
  return (offered.find(name => known.includes(name)) as PositionEncoding | undefined) ?? 'utf-16'
}

/** Returns the number of units of `encoding` between two UTF-16 offsets. */
export function unitsBetween(
  text: string,
  start: number,
  end: number,
  encoding: PositionEncoding,
): number {
  if (encoding === 'utf-16') return end - start
  let units = 0
  for (let at = start; at < end; ) {
    const codePoint = text.codePointAt(at) ?? 0
    units += sizeOf(codePoint, encoding)
    at += codePoint > 0xffff ? 2 : 1
  }
  return units
}

/**
 * Returns the UTF-16 offset `units` after `start`. It is not beyond `end`, and at the start of a
 * code point.
 */
export function walkUnits(
  text: string,
  start: number,
  end: number,
  units: number,
  encoding: PositionEncoding,
): number {
  if (encoding === 'utf-16') return Math.min(start + units, end)
  let at = start
  for (let left = units; at < end && left > 0; ) {
    const codePoint = text.codePointAt(at) ?? 0
    left -= sizeOf(codePoint, encoding)
    if (left < 0) break
    at += codePoint > 0xffff ? 2 : 1
  }
  return Math.min(at, end)
}

function sizeOf(codePoint: number, encoding: PositionEncoding): number {
  if (encoding === 'utf-32') return 1
  if (encoding === 'utf-16') return codePoint > 0xffff ? 2 : 1
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
}
