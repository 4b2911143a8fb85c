import type { CodeSyntax, StringForm } from '../code-syntax.ts'
import { backslashEscapes, verbatim } from '../escapes.ts'
import { besideStrings } from './neighbors.ts'

const named = 'abfnrtv'
const numbered = ['x', 'u', 'U'] as const

/** Python: strings in single or triple quotes, with their prefixes. */
export const python: CodeSyntax = {
  comments: [{ open: '#' }],
  strings: ['"""', "'''", '"', "'"].flatMap(formsOf),
  neighbors: besideStrings,
  tests:
    /^[ \t]*(?:(?:import|from)[ \t]+(?:unittest|pytest|doctest|nose|hypothesis)\b|(?:async[ \t]+)?def[ \t]+test|class[ \t]+Test)/m,
}

function formsOf(quote: string): readonly StringForm[] {
  const form = (prefix: string, more: Pick<StringForm, 'escapes'> & Partial<StringForm>) => ({
    open: `(?<!\\w)(?:${prefix})${quote}`,
    close: quote,
    keeps: 'backslash' as const,
    ...(quote.length === 3 ? { spansLines: true as const } : {}),
    ...more,
  })
  const mark = quote.charAt(0)
  const itself = `${mark}\\${mark === '"' ? "'" : '"'}`
  const expressions = { interpolation: '\\{', kept: '\\{\\{' }
  const options = { named, itself, numbered, continues: 'plain' } as const
  return [
    form('[rR][fFtT]|[fFtT][rR]', { escapes: verbatim(`${mark}\\{}`), ...expressions }),
    form('[fFtT]', { escapes: backslashEscapes({ ...options, active: '{}' }), ...expressions }),
    form('[rR][bB]?|[bB][rR]', { escapes: verbatim(`${mark}\\`) }),
    form('[bBuU]?', { escapes: backslashEscapes(options) }),
  ]
}
