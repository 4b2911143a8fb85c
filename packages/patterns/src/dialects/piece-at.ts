import type { PatternPiece } from '../contract/pattern.ts'

/** A piece of a pattern that has no components. */
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
