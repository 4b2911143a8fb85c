import type { Tr46, Tr46Options } from '../platform/platform.ts'
import { CodePointTable } from './code-point-table.ts'

const toItself = 1
const toAnother = 2

/** What becomes of code points: whether they stay, and what those are mapped to that do not. */
class Mapping {
  readonly kinds: CodePointTable
  readonly others = new Map<number, string>()
  readonly tr46: Tr46

  constructor(tr46: Tr46, transitionalProcessing: boolean) {
    this.tr46 = tr46
    this.kinds = new CodePointTable(character => {
      const { domain } = tr46.toUnicode(character, { transitionalProcessing })
      if (domain === character) return toItself
      this.others.set(character.codePointAt(0) ?? 0, domain)
      return toAnother
    })
  }
}

/** By whether processing is transitional. */
const mappings = new Map<boolean, Mapping>()

/** Each code point of a domain as UTS 46 maps it; by itself, so that no Punycode comes about. */
export function mapCodePoints(
  tr46: Tr46,
  domain: string,
  { transitionalProcessing = false }: Tr46Options,
): string {
  let mapping = mappings.get(transitionalProcessing)
  if (mapping?.tr46 !== tr46) {
    mapping = new Mapping(tr46, transitionalProcessing)
    mappings.set(transitionalProcessing, mapping)
  }
  let mapped = ''
  let from = 0
  for (let at = 0; at < domain.length; ) {
    const codePoint = domain.codePointAt(at) ?? 0
    const next = codePoint > 0xffff ? at + 2 : at + 1
    if (mapping.kinds.of(codePoint) !== toItself) {
      mapped += domain.slice(from, at) + (mapping.others.get(codePoint) ?? '')
      from = next
    }
    at = next
  }
  return mapped + domain.slice(from)
}
