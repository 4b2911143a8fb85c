import type { Span } from '@hreflint/core'

const attributes = `(?:[\\t\\n\\f\\r /](?:"[^"]*"|'[^']*'|[^"'>])*)?>`
const endOfName = '(?=[\\t\\n\\f\\r />])'

/** Matches what the HTML tree builder puts in `head` or ignores, also after `</head>`. */
const headContent = [
  /[\t\n\f\r ]+/y,
  /<!--(?:>|->|.*?(?:--!?>|$))/sy,
  /<[!?][^>]*>/y,
  new RegExp(`<(script|style|title|noframes)${attributes}.*?</\\1${endOfName}[^>]*>`, 'isy'),
  new RegExp(`<(?:html|head|noscript|base|basefont|bgsound|link|meta)${attributes}`, 'iy'),
  new RegExp(`</(?!(?:body|html|br)${endOfName})[a-z][^>]*>`, 'iy'),
]

const template = new RegExp(`<template${attributes}`, 'iy')

/**
 * Returns the offset where the body of an HTML document begins. A `base` element before it is a
 * child of `head`, even after `</head>`.
 *
 * @param holes Placeholders, in order. Their content is unknown, so a placeholder in `head` leaves
 * `head` open.
 */
export function endOfHead(text: string, holes: readonly Span[] = []): number {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  let next = 0
  for (;;) {
    while ((holes[next]?.start ?? text.length) < at) next++
    const hole = holes[next]
    if (hole?.start === at) {
      at = hole.end
      continue
    }
    const end = endOfContent(text, at)
    if (end === null) return at
    at = end
  }
}

/** Returns the end of the content at an offset; null if it does not belong in `head`. */
function endOfContent(text: string, at: number): number | null {
  for (const pattern of headContent) {
    pattern.lastIndex = at
    if (pattern.test(text)) return pattern.lastIndex
  }
  template.lastIndex = at
  return template.test(text) ? endOfTemplate(text, template.lastIndex) : null
}

/** Returns the end of a template, which may contain anything, including other templates. */
function endOfTemplate(text: string, start: number): number {
  const tags = new RegExp(`<(/?)template${endOfName}[^>]*>`, 'gi')
  tags.lastIndex = start
  let depth = 1
  for (let tag = tags.exec(text); tag !== null; tag = tags.exec(text)) {
    depth += tag[1] === '' ? 1 : -1
    if (depth === 0) return tags.lastIndex
  }
  return text.length
}
