import type { Tr46Options } from '../platform/platform.ts'
import {
  bidiClass,
  type CodePointFacts,
  isRightToLeft,
  isValid,
  mayBegin,
} from './code-point-facts.ts'

/** What the code points of labels, each by itself, leave open. */
interface Standing {
  readonly isBidiDomain: boolean
  readonly hasJoiners: boolean
}

/**
 * Whether labels, mapped and in the normal form NFC, keep the
 * [validity criteria](https://www.unicode.org/reports/tr46/#Validity_Criteria), but for those of
 * hyphens and of STD3.
 */
export function areValidLabels(
  facts: CodePointFacts,
  labels: readonly string[],
  { checkBidi = false, checkJoiners = false }: Tr46Options,
): boolean {
  const standing = standingOf(facts, labels)
  if (standing === null) return false
  if (checkJoiners && standing.hasJoiners) {
    if (!labels.every(label => facts.passes(label, { checkJoiners }))) return false
  }
  return !checkBidi || !standing.isBidiDomain || labels.every(label => keepsBidiRule(facts, label))
}

/** Returns null if a code point is not valid, or not valid at the start of a label. */
function standingOf({ standing }: CodePointFacts, labels: readonly string[]): Standing | null {
  let isBidiDomain = false
  let hasJoiners = false
  for (const label of labels) {
    for (let at = 0; at < label.length; ) {
      const codePoint = label.codePointAt(at) ?? 0
      const flags = standing.of(codePoint)
      if ((flags & isValid) === 0 || (at === 0 && (flags & mayBegin) === 0)) return null
      if ((flags & isRightToLeft) !== 0) isBidiDomain = true
      if (codePoint === 0x200c || codePoint === 0x200d) hasJoiners = true
      at += codePoint > 0xffff ? 2 : 1
    }
  }
  return { isBidiDomain, hasJoiners }
}

/** The [Bidi rule](https://www.rfc-editor.org/rfc/rfc5893#section-2), of a label of a Bidi domain name. */
function keepsBidiRule({ bidi }: CodePointFacts, label: string): boolean {
  if (label === '') return true
  const first = bidi.of(label.codePointAt(0) ?? 0)
  const isLeftToRight = first === bidiClass.leftToRight
  if (!isLeftToRight && first !== bidiClass.rightToLeft) return false
  let last = 0
  let seen = 0
  for (let at = 0; at < label.length; ) {
    const codePoint = label.codePointAt(at) ?? 0
    const found = bidi.of(codePoint)
    seen |= 1 << found
    if (found !== bidiClass.nonspacingMark) last = found
    at += codePoint > 0xffff ? 2 : 1
  }
  const excluded = isLeftToRight ? notInLeftToRight : notInRightToLeft
  if ((seen & excluded) !== 0 || last === bidiClass.neutral) return false
  return isLeftToRight || (seen & bothNumbers) !== bothNumbers
}

const notInRightToLeft = (1 << bidiClass.other) | (1 << bidiClass.leftToRight)
const notInLeftToRight =
  (1 << bidiClass.other) | (1 << bidiClass.rightToLeft) | (1 << bidiClass.arabicNumber)
const bothNumbers = (1 << bidiClass.arabicNumber) | (1 << bidiClass.europeanNumber)
