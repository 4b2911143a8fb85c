import type { Span } from '@hreflint/core'
import type { Delimiters } from './delimiters.ts'
import { endOfPhp } from './end-of-php.ts'

/** A placeholder in a document. */
export interface Placeholder extends Span {
  /** Whether it inserts nothing itself: a condition, a loop, a comment. */
  readonly isStatement: boolean
}

export interface FindHolesOptions {
  /**
   * Whether a placeholder ends before the next tag, except for tags in its strings:
   * `{{ printf "<b>%s</b>" . }}`. For documents that may not be templates, where what looks like a
   * delimiter may be text.
   */
  readonly cautious?: boolean
}

/** Finds the placeholders between delimiters, in order and without overlaps. Takes linear time. */
export function findHoles(
  text: string,
  delimiters: readonly Delimiters[],
  { cautious = false }: FindHolesOptions = {},
): readonly Placeholder[] {
  const isCode = (open: string): boolean => !cautious && open.startsWith('<?')
  const present = thoseIn(text, delimiters, isCode)
  if (present.length === 0) return []
  const byOpen = new Map(present.map(pair => [pair[0], pair]))
  const opens = present.map(([open]) => open).sort((a, b) => b.length - a.length)
  const opening = new RegExp(opens.map(open => escaped(open)).join('|'), 'g')
  const closings = new Map<string, Cursor>()
  const tags = new Cursor(text, /<[A-Za-z/!]/g)
  const endOf = (close: string, inside: number): number => {
    let closing = closings.get(close)
    if (closing === undefined) {
      closing = new Cursor(text, new RegExp(escaped(close), 'g'))
      closings.set(close, closing)
    }
    return balanced(text, inside, closing.next(inside), close)
  }
  const holes: Placeholder[] = []
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const [open, close] = byOpen.get(found[0]) ?? ['', '']
    const inside = found.index + open.length
    const at = isCode(open) ? endOfPhp(text, inside) : endOf(close, inside)
    if (at === text.length && !isCode(open)) continue
    const isBroken = cautious && open[0] !== '<' && tags.next(inside) < at
    if (isBroken && !hasTagsOnlyInStrings(text, inside, at)) continue
    let end = Math.min(at + close.length, text.length)
    // `{{{ }}}` is not `{{ }}` and a brace.
    while (open === '{{' && text[inside + end - at - close.length] === '{' && text[end] === '}')
      end++
    holes.push({ start: found.index, end, isStatement: isStatement(open, text, inside) })
    opening.lastIndex = end
  }
  return holes
}

/** A block of text small enough to stay in the processor cache while it is searched repeatedly. */
const block = 131_072

/**
 * Returns the delimiters whose rarer half occurs in the text; for code, which need not be closed,
 * the opening half. Most documents contain none, and a search for a rare character is cheap while
 * the text is in the cache.
 */
function thoseIn(
  text: string,
  delimiters: readonly Delimiters[],
  isCode: (open: string) => boolean,
): readonly Delimiters[] {
  const rarer = ([open, close]: Delimiters): string =>
    open[0] === '<' && !isCode(open) ? close : open
  const absent = new Set(delimiters.map(rarer))
  const overlap = Math.max(...Array.from(absent, half => half.length), 1) - 1
  for (let from = 0; from < text.length && absent.size > 0; from += block) {
    const part = text.slice(from, from + block + overlap)
    // Most delimiters contain a brace, so they cannot begin long before the first one.
    const brace = part.indexOf('{')
    for (const half of absent) {
      const first = half.indexOf('{')
      const mayOccur = first === -1 || brace !== -1
      if (mayOccur && part.includes(half, first === -1 ? 0 : brace - first)) absent.delete(half)
    }
  }
  return delimiters.filter(pair => !absent.has(rarer(pair)))
}

/**
 * Returns the end of a placeholder whose braces are balanced: `@{/a(b=${c})}`. Long placeholders
 * are not checked.
 */
function balanced(text: string, inside: number, at: number, close: string): number {
  if (close !== '}' || at === text.length) return at
  let depth = 1
  for (let end = inside; end < Math.min(inside + 500, text.length); end++) {
    const character = text[end]
    if (character === '{') depth++
    else if (character === '}' && --depth === 0) return end
  }
  return at
}

const quoted = /(?<=[\s(,|:=])(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`)/g

/**
 * Returns whether a short placeholder has tags only in strings. A string follows a space or
 * punctuation, which an apostrophe and the end of an attribute do not, and ends on its line.
 */
function hasTagsOnlyInStrings(text: string, inside: number, at: number): boolean {
  if (at - inside > 500) return false
  const code = text.slice(inside, at)
  return !/<[A-Za-z/!]/.test(code.replaceAll(quoted, ''))
}

/** `{% %}`, `{# #}`, `<% %>` but not `<%= %>`, `{{#if}}`, `{{/if}}`, `{{^x}}`, `{{else}}`, `{{!-- --}}`. */
function isStatement(open: string, text: string, inside: number): boolean {
  if (open === '{{') return /^~?(?:[#/^!]|else\b)/.test(text.slice(inside, inside + 6))
  if (open === '<%') return !/^(?:=|-(?!-))/.test(text.slice(inside, inside + 2))
  return open === '{%' || open === '{#' || open === '<?php'
}

/** Searches only forward and keeps results after the requested offset. */
class Cursor {
  readonly #text: string
  readonly #pattern: RegExp
  #at = -1

  constructor(text: string, pattern: RegExp) {
    this.#text = text
    this.#pattern = pattern
  }

  /** Returns the offset of the first match at or after `from`, or the end of the text. */
  next(from: number): number {
    if (this.#at < from) {
      this.#pattern.lastIndex = from
      this.#at = this.#pattern.exec(this.#text)?.index ?? this.#text.length
    }
    return this.#at
  }
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
