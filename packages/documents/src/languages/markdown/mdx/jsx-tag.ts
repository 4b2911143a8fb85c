import type { Expressions } from './javascript-extent.ts'

/** An attribute with a quoted value. */
export interface JsxAttribute {
  readonly name: string
  readonly quote: '"' | "'"
  /** The value, without its quotes. */
  readonly start: number
  readonly end: number
}

/** A start or end tag of JSX in an MDX document. */
export interface JsxTag {
  /** Empty for a fragment. */
  readonly name: string
  readonly end: number
  readonly attributes: readonly JsxAttribute[]
  /** Whether its id is an expression that is more than a string. */
  readonly hasComputedId: boolean
}

/** An expression that is a string: `{"a"}`. */
const stringInBraces = /^\{\s*(["'`])([^"'`$\\{}]+)\1\s*\}$/

const space = /\s*/y
/** A JSX name. Zero-width joiners, which JSX allows but nobody uses, do not match. */
const name = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$-]*`
const tagName = new RegExp(String.raw`/?\s*(${name}(?:\s*[.:]\s*${name})*)?`, 'uy')
const attributeName = new RegExp(String.raw`${name}(?:\s*:\s*${name})?`, 'uy')

/**
 * Reads the tag that begins at the `<` at `start`. Returns null if there is none, or if white space
 * follows the `<`.
 */
export function readJsxTag(text: string, start: number, expressions: Expressions): JsxTag | null {
  if (/\s/.test(text.charAt(start + 1))) return null
  const begin = match(tagName, text, start + 1)
  const name = begin?.[1]?.replace(/\s/g, '') ?? ''
  let at = start + 1 + (begin?.[0].length ?? 0)
  const found: { attributes: JsxAttribute[]; hasComputedId: boolean } = {
    attributes: [],
    hasComputedId: false,
  }
  for (;;) {
    const before = at
    at += match(space, text, at)?.[0].length ?? 0
    const unit = text.charAt(at)
    if (unit === '>') return { name, end: at + 1, ...found }
    if (unit === '/') {
      const close = at + 1 + (match(space, text, at + 1)?.[0].length ?? 0)
      return text[close] === '>' ? { name, end: close + 1, ...found } : null
    }
    if (name === '') return null
    if (unit === '{') {
      at = expressions.endOf(at)
    } else {
      // Between an attribute and a name, there is white space, a quote or a brace.
      if (before === at && !/["'}]/.test(text.charAt(at - 1))) return null
      at = readAttribute(text, at, expressions, found)
    }
    if (at === -1) return null
  }
}

/** Adds an attribute to what is found and returns the offset after it; -1 if there is none. */
function readAttribute(
  text: string,
  start: number,
  expressions: Expressions,
  found: { readonly attributes: JsxAttribute[]; hasComputedId: boolean },
): number {
  const name = match(attributeName, text, start)?.[0]
  if (name === undefined) return -1
  let at = start + name.length
  const equals = at + (match(space, text, at)?.[0].length ?? 0)
  if (text[equals] !== '=') return at
  at = equals + 1 + (match(space, text, equals + 1)?.[0].length ?? 0)
  const quote = text[at]
  if (quote === '{') {
    const end = expressions.endOf(at)
    if (name !== 'id' || end === -1) return end
    const string = stringInBraces.exec(text.slice(at, end))
    if (string === null) found.hasComputedId = true
    else {
      const valueStart = text.indexOf(string[1] ?? '', at) + 1
      const valueEnd = valueStart + (string[2] ?? '').length
      found.attributes.push({ name, quote: '"', start: valueStart, end: valueEnd })
    }
    return end
  }
  if (quote !== '"' && quote !== "'") return -1
  const end = text.indexOf(quote, at + 1)
  // A value that is being typed has no end yet. The next quote belongs to another tag.
  if (end === -1 || /\n[ \t]*\r?\n/.test(text.slice(at, end))) return -1
  found.attributes.push({ name: name.replace(/\s/g, ''), quote, start: at + 1, end })
  return end + 1
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
