import type { Span } from '@hreflint/core'
import { ScriptTokens } from '@hreflint/documents/javascript'

/**
 * A token of a program. For a string without escapes and placeholders, `text` is its content. A
 * template with placeholders is one token.
 */
export interface ProgramToken {
  readonly text: string
  readonly span: Span
  readonly isString: boolean
}

/**
 * Returns the tokens of a configuration in JavaScript or TypeScript. The configuration is not run.
 */
export function programTokens(text: string): readonly ProgramToken[] {
  const found = ScriptTokens.of(text, false)
  const tokens: ProgramToken[] = []
  for (let index = 0; index < found.length; index += 1) {
    const kind = found.kind(index)
    const start = found.start(index)
    if (kind === 'template-head') {
      index = found.partsOf(index).at(-1) ?? found.length - 1
      tokens.push({ text: '`', span: { start, end: found.end(index) }, isString: false })
      continue
    }
    const all = found.text(index)
    const isString = (kind === 'string' || kind === 'template') && !all.includes('\\')
    const quote = isString ? 1 : 0
    const span = { start: start + quote, end: found.end(index) - quote }
    tokens.push({ text: isString ? all.slice(1, -1) : all, span, isString })
  }
  return tokens
}

/** Joins the marks and names of tokens, with a quotation mark for each string. */
export function shapeOf(tokens: readonly ProgramToken[]): string {
  return tokens.map(({ text, isString }) => (isString ? '"' : text)).join('')
}
