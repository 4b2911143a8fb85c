import { decodeEscapes } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'
import { computedText } from './computed-text.ts'
import { literalSyntax } from './literal-syntax.ts'
import type { ScriptTokens } from './tokens/script-tokens.ts'

/** A constant of a program, and its text. */
interface Setting {
  readonly key: string
  readonly value: EmbeddedText
}

/** Yields what is assigned to a name and is a literal without expressions. */
export function* settingsIn(source: string, tokens: ScriptTokens): Generator<Setting> {
  for (let index = 2; index < tokens.length; index++) {
    if (!tokens.is(index - 1, '=') || tokens.kind(index - 2) !== 'identifier') continue
    const literal = computedText(tokens, index)
    if (literal === null || literal.holes.length > 0) continue
    if (!tokens.is(literal.next, ';') && !tokens.isOnNewLine(literal.next)) continue
    const { kind, start, end } = literal
    const value = decodeEscapes(source, start, end, literalSyntax[kind])
    yield { key: tokens.text(index - 2), value }
  }
}

/** Returns the variable, property or parameter that a text is given to; empty if there is none. */
export function nameBefore(tokens: ScriptTokens, index: number): string {
  if (!tokens.is(index - 1, '=') && !tokens.is(index - 1, ':')) return ''
  return tokens.text(index - 2).replaceAll(/['"]/g, '')
}
