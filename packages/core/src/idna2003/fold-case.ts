import { caseFolding } from './tables.generated.ts'

let mappings: Map<string, string> | null = null

/** Table B.2 of RFC 3454: case folding for use with NFKC. Gives other characters back. */
export function foldCase(character: string): string {
  mappings ??= decode(caseFolding)
  return mappings.get(character) ?? character
}

/**
 * Reads `distance`, an optional `*count` (neighbors) or `/count` (every second code point), and
 * `=shift` or `:code point,code point…`; numbers are in base 36.
 */
function decode(table: string): Map<string, string> {
  const decoded = new Map<string, string>()
  let position = 0
  for (const [, distance, step, count, shift, targets] of table.matchAll(entries)) {
    position += base36(distance)
    if (targets !== undefined) {
      const mapped = String.fromCodePoint(...targets.split(',').map(base36))
      decoded.set(String.fromCodePoint(position), mapped)
      continue
    }
    const width = step === '/' ? 2 : 1
    for (let index = 0; index < base36(count ?? '1'); index++) {
      const codePoint = position + index * width
      decoded.set(String.fromCodePoint(codePoint), String.fromCodePoint(codePoint + base36(shift)))
    }
  }
  return decoded
}

const entries = /([0-9a-z]+)(?:([*/])([0-9a-z]+))?(?:=(-?[0-9a-z]+)|:([0-9a-z,]+))/g

function base36(digits: string | undefined): number {
  return Number.parseInt(digits ?? '0', 36)
}
