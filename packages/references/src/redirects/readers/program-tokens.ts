import type { Span } from '@hreflint/core'

/**
 * A token of a program, other than a comment. For a string without escapes, `text` is its content.
 */
export interface ProgramToken {
  readonly text: string
  readonly span: Span
  readonly isString: boolean
}

const token =
  /\/\/[^\r\n]*|\/\*[\s\S]*?\*\/|'((?:[^'\\\r\n]|\\[\s\S])*)'|"((?:[^"\\\r\n]|\\[\s\S])*)"|`((?:[^`\\$]|\\[\s\S])*)`|[\w$]+|\S/g

/**
 * Returns the tokens of a configuration in JavaScript or TypeScript. The configuration is not run.
 */
export function programTokens(text: string): readonly ProgramToken[] {
  return Array.from(text.matchAll(token)).flatMap(({ 0: all, 1: one, 2: two, 3: three, index }) => {
    if (all.startsWith('//') || all.startsWith('/*')) return []
    const content = one ?? two ?? three
    const isString = content !== undefined && !content.includes('\\')
    const quote = isString ? 1 : 0
    const span = { start: index + quote, end: index + all.length - quote }
    return [{ text: isString ? content : all, span, isString }]
  })
}
