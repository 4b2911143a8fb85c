import type { CodeSyntax, CommentForm, StringForm } from './code-syntax.ts'

/** What an opening begins. */
export type Opening =
  | { readonly kind: 'comment'; readonly form: CommentForm }
  | { readonly kind: 'string'; readonly form: CompiledString }
  | { readonly kind: 'passed' | 'heredoc' }

/** A string form, with the regular expression that finds its end and its expressions. */
export interface CompiledString extends StringForm {
  /** Null if the closing depends on the opening, or the string has no delimiters. */
  readonly stop: RegExp | null
}

/** A syntax with one regular expression for all openings, one group for each. */
export interface CompiledSyntax {
  readonly syntax: CodeSyntax
  readonly openings: readonly Opening[]
  readonly opening: RegExp
  /** Matches the openings and brackets, for expressions in strings. */
  readonly openingOrBracket: RegExp
}

export function compileSyntax(syntax: CodeSyntax): CompiledSyntax {
  const { comments, strings, passed, heredoc } = syntax
  const sources: string[] = []
  const openings: Opening[] = []
  const add = (source: string, opening: Opening): void => {
    sources.push(`(${source})`)
    openings.push(opening)
  }
  for (const form of comments) add(form.open, { kind: 'comment', form })
  if (heredoc !== undefined) add(heredoc, { kind: 'heredoc' })
  if (passed !== undefined) add(passed, { kind: 'passed' })
  for (const form of strings) {
    add(form.open, { kind: 'string', form: { ...form, stop: stopOf(form) } })
  }
  return {
    syntax,
    openings,
    opening: new RegExp(sources.join('|'), 'gm'),
    openingOrBracket: new RegExp([...sources, '[{}()]'].join('|'), 'gm'),
  }
}

/**
 * Returns a regular expression that matches an expression (first group), literal text (second
 * group), the name of a variable (third group), the closing, or the end of the line.
 */
function stopOf(form: StringForm): RegExp | null {
  if (form.bareEnd !== undefined || form.closing !== undefined) return null
  const close = quoted(form.close ?? form.open.slice(-1))
  const kept = [form.kept, form.keeps === 'backslash' ? '\\\\[\\s\\S]' : undefined]
  if (form.keeps === 'doubled') kept.push(close + close)
  const parts = [
    `(${form.interpolation ?? '(?!)'})`,
    `(${kept.filter(source => source !== undefined).join('|') || '(?!)'})`,
    `(${form.names ?? '(?!)'})`,
    close,
  ]
  if (form.spansLines === undefined) parts.push('\\n')
  return new RegExp(parts.join('|'), 'g')
}

function quoted(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}
