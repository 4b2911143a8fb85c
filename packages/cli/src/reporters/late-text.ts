import type { Finding, Position } from '@hreflint/linter'

/** Offsets in their order, each followed by its line and column. */
export type PackedPositions = Uint32Array

const noPositions: PackedPositions = new Uint32Array()

/** A text that is read when it is needed, and what is known about its lines without it. */
export class LateText {
  readonly #read: () => string
  readonly #packed: PackedPositions
  #text: string | undefined

  constructor(read: () => string, packed: PackedPositions = noPositions) {
    this.#read = read
    this.#packed = packed
  }

  get text(): string {
    this.#text ??= this.#read()
    return this.#text
  }

  get charactersHeld(): number {
    return this.#text?.length ?? 0
  }

  /** Returns the line and column of an offset. Null if only the text can tell. */
  positionAt(offset: number): Position | null {
    const packed = this.#packed
    let low = 0
    let high = Math.floor(packed.length / 3)
    while (low < high) {
      const middle = (low + high) >> 1
      if ((packed[middle * 3] ?? 0) < offset) low = middle + 1
      else high = middle
    }
    const [found, line, column] = packed.subarray(low * 3, low * 3 + 3)
    if (found !== offset || line === undefined || column === undefined) return null
    return { line, column }
  }
}

/** Returns the positions of everything that findings point at, so that a report needs no text. */
export function packPositions(
  findings: readonly Finding[],
  positionAt: (offset: number) => Position,
): PackedPositions {
  const offsets = new Set<number>()
  for (const { span, related, fixes } of findings) {
    const edits = fixes.flatMap(fix => fix.edits)
    for (const { start, end } of [span, ...[...related, ...edits].map(place => place.span)]) {
      offsets.add(start).add(end)
    }
  }
  return Uint32Array.from(
    [...offsets]
      .sort((one, other) => one - other)
      .flatMap(offset => {
        const { line, column } = positionAt(offset)
        return [offset, line, column]
      }),
  )
}
