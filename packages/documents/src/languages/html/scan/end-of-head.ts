import type { Span } from '@hreflint/core'

const attributes = `(?:[\\t\\n\\f\\r /](?:"[^"]*"|'[^']*'|[^"'>])*)?>`
const endOfName = '(?=[\\t\\n\\f\\r />])'

/** What the tree builder of HTML puts into `head` or passes over, also after `</head>`. */
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
 * Where the body of an HTML document begins: a `base` element before it is a child of `head`, also
 * after `</head>`.
 *
 * @param holes Placeholders, in order. What they stand for is not known: one in `head` leaves `head` open.
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

/** The end of what is at an offset; null if it is not for `head`. */
function endOfContent(text: string, at: number): number | null {
  for (const pattern of headContent) {
    pattern.lastIndex = at
    if (pattern.test(text)) return pattern.lastIndex
  }
  template.lastIndex = at
  return template.test(text) ? endOfTemplate(text, template.lastIndex) : null
}

/** A template may hold anything, other templates too. */
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
