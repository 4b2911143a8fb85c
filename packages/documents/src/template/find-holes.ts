import type { Span } from '@hreflint/core'
import type { Delimiters } from './delimiters.ts'
import { endOfPhp } from './end-of-php.ts'

/** A placeholder in a document. */
export interface Placeholder extends Span {
  /** It fills in nothing itself: a condition, a loop, a comment. */
  readonly isStatement: boolean
}

export interface FindHolesOptions {
  /**
   * In a document that need not be a template, what looks like a delimiter may be text: then a
   * placeholder ends before the next tag.
   */
  readonly cautious?: boolean
}

/** Finds the placeholders between delimiters, in order and without overlap, in linear time. */
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
    if (cautious && open[0] !== '<' && tags.next(inside) < at) continue
    let end = Math.min(at + close.length, text.length)
    // `{{{ }}}` is not `{{ }}` and a brace.
    while (open === '{{' && text[inside + end - at - close.length] === '{' && text[end] === '}')
      end++
    holes.push({ start: found.index, end, isStatement: isStatement(open, text, inside) })
    opening.lastIndex = end
  }
  return holes
}

/** So much of a text stays in a cache of the processor while it is searched again and again. */
const block = 131_072

/**
 * The delimiters of which the rarer half occurs; of code, which need not be closed, the opening one. Most documents have none at all, and looking for a
 * rare character costs next to nothing where the text need not be fetched anew for each.
 */
function thoseIn(
  text: string,
  delimiters: readonly Delimiters[],
  isCode: (open: string) => boolean,
): readonly Delimiters[] {
  const rarer = ([open, close]: Delimiters): string =>
    open[0] === '<' && !isCode(open) ? close : open
  const overlap = Math.max(...delimiters.map(pair => rarer(pair).length), 1) - 1
  const present = new Set<Delimiters>()
  for (let from = 0; from < text.length && present.size < delimiters.length; from += block) {
    const part = text.slice(from, from + block + overlap)
    for (const pair of delimiters) {
      if (!present.has(pair) && part.includes(rarer(pair))) present.add(pair)
    }
  }
  return delimiters.filter(pair => present.has(pair))
}

/** A single brace closes only what it opens: `@{/a(b=${c})}`. Long placeholders are not looked into. */
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

/** `{% %}`, `{# #}`, `<% %>` but not `<%= %>`, `{{#if}}`, `{{/if}}`, `{{^x}}`, `{{else}}`, `{{!-- --}}`. */
function isStatement(open: string, text: string, inside: number): boolean {
  if (open === '{{') return /^~?(?:[#/^!]|else\b)/.test(text.slice(inside, inside + 6))
  if (open === '<%') return !/^(?:=|-(?!-))/.test(text.slice(inside, inside + 2))
  return open === '{%' || open === '{#' || open === '<?php'
}

/** Searches forward only: results after the requested place are kept. */
class Cursor {
  readonly #text: string
  readonly #pattern: RegExp
  #at = -1

  constructor(text: string, pattern: RegExp) {
    this.#text = text
    this.#pattern = pattern
  }

  /** Offset of the first match at or after `from`, or the end of the text. */
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
