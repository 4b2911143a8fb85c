import {
  afterWhiteSpace,
  isControl,
  isLineEnding,
  isSpaceOrTab,
  isWhiteSpace,
  space,
} from './characters.ts'
import { NextUnescaped } from './next-unescaped.ts'

const backslash = 0x5c
const open = 0x28
const close = 0x29
const less = 0x3c
const greater = 0x3e

/** The offsets of a link destination in a text, without its brackets. */
export interface Destination {
  readonly start: number
  readonly end: number
  /** Whether it is written between `<` and `>`. */
  readonly isBracketed: boolean
  /** Whether the link has no text, so that nobody sees it: `[](#new)`. */
  readonly isEmpty?: boolean | undefined
}

/** Reads the parts of links and definitions (CommonMark 6.3) in one text. */
export class LinkParts {
  readonly text: string
  /** The destination read last; null if it is empty. */
  destination: Destination | null = null
  readonly #closers = new Map<string, NextUnescaped>()

  constructor(text: string) {
    this.text = text
  }

  /**
   * Returns the offset after the destination at `start`; -1 if there is none.
   *
   * @param deepest The maximum depth of nested parentheses.
   */
  afterDestination(start: number, deepest: number): number {
    return this.text.charCodeAt(start) === less
      ? this.#afterBracketed(start)
      : this.#afterBare(start, deepest)
  }

  #afterBracketed(start: number): number {
    const { text } = this
    for (let at = start + 1; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit === greater) {
        this.destination =
          at === start + 1 ? null : { start: start + 1, end: at, isBracketed: true }
        return at + 1
      }
      if (unit === less || isLineEnding(unit)) return -1
      if (unit !== backslash) continue
      const escaped = text.charCodeAt(at + 1)
      if (escaped === less || escaped === greater || escaped === backslash) at++
    }
    return -1
  }

  #afterBare(start: number, deepest: number): number {
    const { text } = this
    let depth = 0
    let at = start
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit === open) {
        if (depth === deepest) return -1
        depth++
      } else if (unit === close) {
        if (depth === 0) break
        depth--
      } else if (unit === backslash) {
        const escaped = text.charCodeAt(at + 1)
        if (escaped === open || escaped === close || escaped === backslash) at++
      } else if (unit === space || isControl(unit)) {
        break
      }
    }
    if (at === start || depth > 0) return -1
    if (at < text.length && text.charCodeAt(at) !== close && !isWhiteSpace(text.charCodeAt(at)))
      return -1
    this.destination = { start, end: at, isBracketed: false }
    return at
  }

  /** Returns the offset after `(destination "title")`; -1 if there is none. */
  afterResource(start: number): number {
    const { text } = this
    this.destination = null
    let at = afterWhiteSpace(text, start + 1)
    if (text.charCodeAt(at) === close) return at + 1
    at = this.afterDestination(at, maxParenthesisDepth)
    if (at === -1) return -1
    const between = afterWhiteSpace(text, at)
    if (text.charCodeAt(between) === close) return between + 1
    if (between === at) return -1
    at = this.afterTitle(between)
    if (at === -1) return -1
    at = afterWhiteSpace(text, at)
    return text.charCodeAt(at) === close ? at + 1 : -1
  }

  /** Returns the offset after the title at `start`; -1 if there is none. */
  afterTitle(start: number): number {
    const quote = this.text.charAt(start)
    if (quote !== '"' && quote !== "'" && quote !== '(') return -1
    const closer = quote === '(' ? ')' : quote
    let closers = this.#closers.get(closer)
    if (closers === undefined) {
      closers = new NextUnescaped(this.text, closer)
      this.#closers.set(closer, closers)
    }
    const end = closers.after(start + 1)
    return end === -1 ? -1 : end + 1
  }
}

/** The maximum depth of nested parentheses in the destination of a link. */
const maxParenthesisDepth = 32

const maxLabelLength = 999

/** Returns the offset after the label `[…]` at `start`; -1 if there is none. */
export function endOfLabel(text: string, start: number): number {
  let size = 0
  let isEmpty = true
  for (let at = start + 1; at < text.length && size <= maxLabelLength; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0x5d) return isEmpty ? -1 : at + 1
    if (unit === 0x5b) return -1
    if (isLineEnding(unit)) continue
    size++
    if (!isSpaceOrTab(unit)) isEmpty = false
    if (unit !== backslash) continue
    const escaped = text.charCodeAt(at + 1)
    if (escaped === 0x5b || escaped === backslash || escaped === 0x5d) {
      at++
      size++
    }
  }
  return -1
}

/**
 * Returns the form of a label that labels are compared by: without case differences and with single
 * spaces.
 */
export function normalizedLabel(label: string): string {
  return label
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/^ | $/g, '')
    .toLowerCase()
    .toUpperCase()
}
