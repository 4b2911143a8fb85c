import type { Span } from '@hreflint/core'
import type { LiteralKind } from './literal-syntax.ts'
import type { ScriptTokens } from './tokens/script-tokens.ts'

/** A text that a program computes: literals with holes between them. */
export interface ComputedText {
  readonly kind: LiteralKind
  /** From the text of the first literal to the end of the last literal or hole. */
  readonly start: number
  readonly end: number
  readonly holes: readonly Span[]
  /** Index of the token after it. */
  readonly next: number
}

/** Longer operands are not read. Then the rest of the text is one hole. */
const maxOperandLength = 100

/**
 * Returns the text that begins with the literal at token `index`; null if there is no readable
 * literal.
 */
export function computedText(tokens: ScriptTokens, index: number): ComputedText | null {
  const first = literalAt(tokens, index)
  if (first === null) return null
  const holes = [...first.holes]
  let { end, next } = first
  let isOpen = false
  while (tokens.is(next, '+')) {
    const more = literalAt(tokens, next + 1)
    if (more?.kind === first.kind && !tightens(tokens, more.next)) {
      holes.push({ start: end, end: more.start }, ...more.holes)
      end = more.end
      next = more.next
      isOpen = false
    } else {
      isOpen = true
      const after = endOfOperand(tokens, next + 1)
      next = after ?? next + 1
      if (after === null) break
    }
  }
  if (isOpen) {
    const operandEnd = tokens.end(next - 1)
    holes.push({ start: end, end: operandEnd })
    end = operandEnd
  }
  return { ...first, end, holes, next }
}

function literalAt(tokens: ScriptTokens, index: number): ComputedText | null {
  const start = tokens.start(index) + 1
  const next = index + 1
  switch (tokens.kind(index)) {
    case 'string': {
      const kind = tokens.text(index)[0] === "'" ? 'single' : 'double'
      return { kind, start, end: tokens.end(index) - 1, holes: [], next }
    }
    case 'template':
      return { kind: 'template', start, end: tokens.end(index) - 1, holes: [], next }
    case 'template-head': {
      const parts = tokens.partsOf(index)
      const tail = parts.at(-1)
      if (tail === undefined) return null
      let opened = tokens.end(index) - 2
      const holes = parts.map(part => {
        const hole = { start: opened, end: tokens.start(part) + 1 }
        opened = tokens.end(part) - 2
        return hole
      })
      return { kind: 'template', start, end: tokens.end(tail) - 1, holes, next: tail + 1 }
    }
    default:
      return null
  }
}

const opens = new Set(['(', '[', '{'])
const closes = new Set([')', ']', '}'])
const tight = new Set(['.', '?.', '[', '(', '*', '/', '%', '**', '!'])

/** Whether the following operator binds an operand more tightly than `+`. */
function tightens(tokens: ScriptTokens, next: number): boolean {
  const kind = tokens.kind(next)
  return (
    kind === 'template' ||
    kind === 'template-head' ||
    (kind === 'punctuator' && tight.has(tokens.text(next)))
  )
}

/**
 * Returns the index of the token after an operand of `+`; null if the operand is long or contains a
 * block.
 */
function endOfOperand(tokens: ScriptTokens, from: number): number | null {
  let depth = 0
  let afterValue = false
  for (let index = from; index < from + maxOperandLength; index++) {
    const kind = tokens.kind(index)
    if (kind === undefined) return index
    const text = kind === 'punctuator' ? tokens.text(index) : ''
    if (kind === 'template-head') depth++
    else if (kind === 'template-tail') depth--
    else if (opens.has(text)) {
      // A block, as after an arrow or in a class, may contain anything.
      if (depth === 0 && text === '{') return null
      depth++
    } else if (closes.has(text)) depth--
    else if (depth === 0) {
      if (kind === 'punctuator' && afterValue && !tight.has(text)) return index
      if (kind === 'jsx-punctuator' || kind === 'template-middle') return index
      if (kind !== 'punctuator' && afterValue && tokens.isOnNewLine(index)) return index
    }
    if (depth < 0) return index
    const isValue = kind !== 'punctuator' || closes.has(text)
    afterValue = isValue
  }
  return null
}
