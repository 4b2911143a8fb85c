import type { Span } from '@hreflint/core'
import type { PatternPiece } from './contract/pattern.ts'
import type { ParsedPattern } from './parse-pattern.ts'

/** A piece of a pattern, explained in words. */
export interface ExplainedPiece {
  readonly span: Span
  readonly component: string | null
  readonly text: string
}

/** Explains what each piece of a pattern matches, in written order. Empty if the pattern does not compile. */
export function explainPattern({ pattern }: ParsedPattern): readonly ExplainedPiece[] {
  if (pattern === null) return []
  return pattern.pieces.map(piece => ({
    span: piece.span,
    component: piece.component,
    text: wordsFor(piece),
  }))
}

const often: Readonly<Record<string, string>> = {
  '': '',
  '?': ', or nothing',
  '+': ', once or more',
  '*': ', any number of times',
  '*?': ', any number of times',
}

function wordsFor(piece: PatternPiece): string {
  return subjectOf(piece) + (often[piece.modifier] ?? '')
}

function subjectOf({ type, text, name, component }: PatternPiece): string {
  const called = name === '' || /^\d+$/.test(name) ? '' : `, called ${name}`
  if (type === 'text') return `the text ${text}`
  if (type === 'wildcard') return `any text${called}`
  if (type === 'regexp') return `text that matches ${text}${called}`
  const unit =
    component === 'hostname'
      ? 'a label of the host'
      : component === null || component === 'pathname'
        ? 'one segment'
        : 'any text'
  return `${unit}${called}`
}
