import type { Span } from '@hreflint/core'
import { endOfDoctype } from './doctype.ts'

export interface XmlTag {
  readonly name: string
  /** The spans of the values, without their quotes. The first of each name counts. */
  readonly attributes: ReadonlyMap<string, Span>
  readonly isEmpty: boolean
}

/** Receives the markup of a document in document order. Offsets are UTF-16 code units. */
export interface XmlHandler {
  startTag(tag: XmlTag): void
  endTag(name: string): void
  /** Receives text between markup, or the content of a CDATA section. */
  text(start: number, end: number, isCdata: boolean): void
  comment(start: number, end: number, textStart: number, textEnd: number): void
  /** Receives a processing instruction. The offsets are those of the text after its target. */
  instruction(target: string, start: number, end: number): void
  /** Receives the first document type declaration, from `<!DOCTYPE` to `>`. */
  doctype(start: number, end: number): void
}

const name = /[^\s/>=<"'!?]+/y
/**
 * A `<` ends a value, because no value may contain it. So a missing quote does not affect the rest.
 */
const attribute = /([^\s/>=<"']+)(?:\s*=\s*(?:"([^"<]*)"|'([^'<]*)'|([^\s"'<>=]+)))?/y

/**
 * Reports the markup of an XML document in one pass. Reads markup that is not well-formed as its
 * author most likely meant it. Never throws.
 */
export function scanXml(text: string, handler: XmlHandler): void {
  let hasDoctype = false
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('<', at)
    const end = open === -1 ? text.length : open
    if (end > at) handler.text(at, end, false)
    if (open === -1) return
    at = markup(open)
  }

  /** Reports the markup at `open` and returns its end. */
  function markup(open: number): number {
    switch (text[open + 1]) {
      case '!':
        return declaration(open)
      case '?': {
        const end = endAt('?>', open + 2)
        const target = matchAt(name, open + 2)
        handler.instruction(target, open + 2 + target.length, end)
        return end + 2
      }
      case '/': {
        handler.endTag(matchAt(name, open + 2))
        return endAt('>', open + 2) + 1
      }
      default:
        return startTag(open)
    }
  }

  function declaration(open: number): number {
    if (text.startsWith('<!--', open)) {
      const inside = endAt('-->', open + 4)
      handler.comment(open, Math.min(inside + 3, text.length), open + 4, inside)
      return inside + 3
    }
    if (text.startsWith('<![CDATA[', open)) {
      const inside = endAt(']]>', open + 9)
      handler.text(open + 9, inside, true)
      return inside + 3
    }
    if (hasDoctype || !/^<!doctype/i.test(text.slice(open, open + 9))) return endAt('>', open) + 1
    hasDoctype = true
    const end = endOfDoctype(text, open)
    handler.doctype(open, end)
    return end
  }

  function startTag(open: number): number {
    const tagName = matchAt(name, open + 1)
    if (tagName === '') {
      handler.text(open, open + 1, false)
      return open + 1
    }
    const attributes = new Map<string, Span>()
    let at = open + 1 + tagName.length
    for (; at < text.length && text[at] !== '>' && text[at] !== '<'; ) {
      attribute.lastIndex = at
      const found = attribute.exec(text)
      if (found === null) {
        at++
        continue
      }
      at += found[0].length
      const value = found[2] ?? found[3] ?? found[4]
      if (value === undefined) continue
      const end = found[4] === undefined ? at - 1 : at
      const attributeName = found[1] ?? ''
      if (!attributes.has(attributeName)) {
        attributes.set(attributeName, { start: end - value.length, end })
      }
    }
    handler.startTag({ name: tagName, attributes, isEmpty: text[at - 1] === '/' })
    return text[at] === '>' ? at + 1 : at
  }

  /** Returns the offset of `what`, or the end of the text. */
  function endAt(what: string, from: number): number {
    const found = text.indexOf(what, from)
    return found === -1 ? text.length : found
  }

  function matchAt(pattern: RegExp, from: number): string {
    pattern.lastIndex = from
    return pattern.exec(text)?.[0] ?? ''
  }
}
