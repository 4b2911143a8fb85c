import type { PatternPiece } from '../contract/pattern.ts'

/** Returns a piece for a dialect that does not divide patterns into components. */
export function pieceAt(
  type: PatternPiece['type'],
  start: number,
  end: number,
  text: string,
  name = '',
  modifier = '',
): PatternPiece {
  return { type, span: { start, end }, component: null, text, name, modifier }
}
