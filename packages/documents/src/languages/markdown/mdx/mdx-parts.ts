import type { Span } from '@hreflint/core'
import type { DocumentComment } from '../../../embedded-url.ts'
import { afterFrontMatter } from '../reader/blocks/front-matter.ts'
import { LinkParts } from '../reader/link-parts.ts'
import { endOfModule, Expressions } from './javascript-extent.ts'
import { type JsxTag, readJsxTag } from './jsx-tag.ts'

/** A stretch of an MDX text that is not Markdown. */
export interface MdxPart extends Span {
  readonly kind: 'module' | 'tag' | 'expression' | 'comment'
}

/** The parts of an MDX text that are not Markdown. */
export interface MdxParts {
  readonly parts: readonly MdxPart[]
  readonly tags: readonly JsxTag[]
  readonly comments: readonly DocumentComment[]
}

/**
 * Where a part may start, at the beginning of a line or within it. A fence may follow container
 * markers.
 */
const places =
  /^(?:(?:import|export) |[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)*(?<fence>`{3,}(?=[^`\n\r]*$)|~{3,}))|\\[\s\S]|(?<code>`+)|\](?=\()|^[ \t>]*\[[^\]\n]*\]:[ \t]*|<!--|[<{]/gm

/** Generators read `{#id}` at the end of a heading before MDX does, so it is not an expression. */
const headingId = /\{#[^\s{}]+\}[ \t]*$/my

/** What the author means as an expression in a destination, although MDX reads none there. */
const braces = /\{[^{}]*\}/g

const comment = /^\{\s*\/\*([\s\S]*?)\*\/\s*\}$/

/**
 * Separates the JSX, expressions, imports and exports of an MDX text from its Markdown. Where MDX
 * reports a mistake and stops, this continues, so that unfinished typing does not change how the
 * rest is read.
 */
export function mdxParts(text: string): MdxParts {
  const parts: MdxPart[] = []
  const tags: JsxTag[] = []
  const comments: DocumentComment[] = []
  const links = new LinkParts(text)
  const first = afterFrontMatter(text, text.charCodeAt(0) === 0xfeff ? 1 : 0)
  const expressions = new Expressions(text)
  const codeSpans = new CodeSpans(text)
  const lastComment = text.lastIndexOf('-->')
  const take = (kind: MdxPart['kind'], start: number, end: number): number => {
    parts.push({ kind, start, end })
    return end
  }
  const takeComment = (start: number, end: number, inside: string): number => {
    comments.push({ span: { start, end }, text: inside })
    return take('comment', start, end)
  }
  const takeExpression = (start: number): number => {
    headingId.lastIndex = start
    const end = headingId.test(text) ? -1 : expressions.endOf(start)
    if (end === -1) return start + 1
    const inside = comment.exec(text.slice(start, end))?.[1]
    return inside === undefined ? take('expression', start, end) : takeComment(start, end, inside)
  }
  /** Within a paragraph, `import` and `export` are ordinary words. */
  const takeModule = (start: number, from: number): number => {
    const lineBefore =
      /(?:^|\n)([^\n]*)\r?\n$/.exec(text.slice(Math.max(0, start - 200), start))?.[1] ?? ''
    const isInText = start > first && !/^\s*$|^ {0,3}#/.test(lineBefore)
    return isInText ? from : take('module', start, endOfModule(text, start))
  }
  const takeAngle = (start: number): number => {
    const tag = readJsxTag(text, start, expressions)
    if (tag === null) return start + 1
    tags.push(tag)
    return take('tag', start, tag.end)
  }

  /**
   * The destination and the title of a link contain no JSX. But braces in the destination are
   * expressions.
   */
  const takeDestination = (end: number, from: number): number => {
    if (end === -1) return from
    const { destination } = links
    if (destination === null) return end
    for (const { 0: written, index } of text
      .slice(destination.start, destination.end)
      .matchAll(braces)) {
      const start = destination.start + index
      take('expression', start, start + written.length)
    }
    return end
  }

  let at = first
  for (;;) {
    places.lastIndex = at
    const found = places.exec(text)
    if (found === null) return { parts, tags, comments }
    const [mark] = found
    const start = found.index
    const last = start + mark.length - 1
    if (found.groups?.fence !== undefined) at = endOfFence(text, last + 1, found.groups.fence)
    else if (found.groups?.code !== undefined) at = codeSpans.endOf(last + 1, mark)
    else if (/^(?:import|export) /.test(mark)) at = takeModule(start, last + 1)
    else if (mark[0] === '\\') at = last + 1
    else if (mark === '{') at = takeExpression(start)
    else if (mark === '<!--') {
      const end = lastComment < start ? -1 : text.indexOf('-->', start)
      at = end === -1 ? last + 1 : takeComment(start, end + 3, text.slice(start + 4, end))
    } else if (mark === '<') at = takeAngle(start)
    else
      at = takeDestination(
        mark === ']' ? links.afterResource(last + 1) : links.afterDestination(last + 1, 0),
        last + 1,
      )
  }
}

/** Returns the offset after the fenced code block whose first line continues at `from`. */
function endOfFence(text: string, from: number, fence: string): number {
  const close = new RegExp(`^[ \\t>]*${fence.charAt(0)}{${fence.length},}[ \\t]*$`, 'gm')
  close.lastIndex = from
  // The first line never closes the block.
  const first = text.indexOf('\n', from)
  if (first === -1) return text.length
  close.lastIndex = first + 1
  return close.test(text) ? close.lastIndex : text.length
}

/** Finds where code spans end. Asked from front to back, it reads a text once. */
class CodeSpans {
  readonly #text: string
  #paragraphEnd = -1

  constructor(text: string) {
    this.#text = text
  }

  /**
   * The offset after the code span, if it ends within its paragraph; else `from`, the offset after its
   * opening backticks.
   */
  endOf(from: number, ticks: string): number {
    if (this.#paragraphEnd < from) {
      const blankLine = /\n[ \t]*\r?\n/g
      blankLine.lastIndex = from
      this.#paragraphEnd = blankLine.exec(this.#text)?.index ?? this.#text.length
    }
    const close = new RegExp(`(?<!\`)${ticks}(?!\`)`).exec(
      this.#text.slice(from, this.#paragraphEnd),
    )
    return close === null ? from : from + close.index + ticks.length
  }
}
