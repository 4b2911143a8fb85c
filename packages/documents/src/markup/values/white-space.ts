import type { EmbeddedText } from '../../embedded-text.ts'
import { sliceText } from '../../embedded-text.ts'

const noHoles: EmbeddedText['holes'] = Object.freeze([])

/** Whether a code unit is ASCII white space. */
export function isWhiteSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c
}

/** Removes the ASCII white space around a text: "potentially surrounded by spaces". */
export function stripWhiteSpace(value: EmbeddedText): EmbeddedText {
  const { text } = value
  let start = 0
  let end = text.length
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start++
  while (end > start && isWhiteSpace(text.charCodeAt(end - 1))) end--
  return start === end && text.length > 0 ? blankUrl(value) : sliceText(value, start, end)
}

/** Returns the empty URL of a value that is only white space. Its span is the whole value. */
function blankUrl(value: EmbeddedText): EmbeddedText {
  const all = { start: 0, end: value.text.length }
  const map = {
    toSourceSpan: () => value.map.toSourceSpan(all),
    toEditSpan: () => value.map.toEditSpan(all),
  }
  return { text: '', map, holes: noHoles, escape: value.escape }
}

/**
 * Splits a value at ASCII white space: "split on ASCII white space". White space in a placeholder
 * does not separate.
 */
export function splitAtWhiteSpace(value: EmbeddedText): EmbeddedText[] {
  const parts: EmbeddedText[] = []
  const { text, holes } = value
  let nextHole = 0
  let start = -1
  let at = 0
  for (; at < text.length; at++) {
    const hole = holes[nextHole]
    if (hole !== undefined && at >= hole.start) {
      if (start === -1) start = at
      at = Math.max(hole.end, at + 1) - 1
      nextHole++
    } else if (!isWhiteSpace(text.charCodeAt(at))) {
      if (start === -1) start = at
    } else if (start !== -1) {
      parts.push(inList(sliceText(value, start, at)))
      start = -1
    }
  }
  if (start !== -1) parts.push(inList(sliceText(value, start, text.length)))
  return parts
}

/** Limits replacements of a list item to those that remain one item. */
function inList(part: EmbeddedText): EmbeddedText {
  return {
    ...part,
    escape: text => (/^[^\t\n\f\r ]+$/.test(text) ? part.escape(text) : null),
  }
}
