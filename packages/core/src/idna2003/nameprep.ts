import { isAscii } from '../text/code-point.ts'
import { codePointSet } from './code-point-set.ts'
import { foldCase } from './fold-case.ts'
import { nfkc } from './nfkc.ts'
import {
  leftToRight as leftToRightTable,
  mappedToNothing as mappedToNothingTable,
  prohibited as prohibitedTable,
  rightToLeft as rightToLeftTable,
  unassigned as unassignedTable,
} from './tables.generated.ts'

const unassigned = codePointSet(unassignedTable)
const mappedToNothing = codePointSet(mappedToNothingTable)
const prohibited = codePointSet(prohibitedTable)
const rightToLeft = codePointSet(rightToLeftTable)
const leftToRight = codePointSet(leftToRightTable)

/** Why a string cannot be prepared. */
export type NameprepFailure = 'prohibited' | 'bidi' | 'unassigned'

export type Nameprepped =
  | { readonly text: string; readonly failure: null }
  | { readonly text: null; readonly failure: NameprepFailure }

/** Nameprep (RFC 3491): map, normalize, prohibit, check bidi and unassigned code points. */
export function nameprep(text: string, allowUnassigned: boolean): Nameprepped {
  if (isAscii(text)) return { text: text.toLowerCase(), failure: null }
  let mapped = ''
  for (const character of text) {
    if (!mappedToNothing.has(character.codePointAt(0) ?? 0)) mapped += foldCase(character)
  }
  const prepared = nfkc(mapped, unassigned)
  const failure = failureOf(prepared, allowUnassigned)
  return failure === null ? { text: prepared, failure } : { text: null, failure }
}

function failureOf(text: string, allowUnassigned: boolean): NameprepFailure | null {
  const codePoints = Array.from(text, character => character.codePointAt(0) ?? 0)
  // Table C.5 is the surrogates.
  if (codePoints.some(c => prohibited.has(c) || (c >= 0xd800 && c <= 0xdfff))) return 'prohibited'
  if (!isBidiSafe(codePoints)) return 'bidi'
  return !allowUnassigned && codePoints.some(c => unassigned.has(c)) ? 'unassigned' : null
}

/** RFC 3454 section 6: right-to-left text begins and ends so, and has nothing left-to-right. */
function isBidiSafe(codePoints: readonly number[]): boolean {
  if (!codePoints.some(c => rightToLeft.has(c))) return true
  return (
    rightToLeft.has(codePoints[0] ?? 0) &&
    rightToLeft.has(codePoints.at(-1) ?? 0) &&
    !codePoints.some(c => leftToRight.has(c))
  )
}
