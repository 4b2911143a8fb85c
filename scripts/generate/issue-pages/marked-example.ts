/** An example without its marks, and where they were; `«` and `»` do not nest in examples. */
export interface MarkedExample {
  readonly text: string
  readonly spans: readonly { readonly start: number; readonly end: number }[]
}

/** Reads `https://a/b« »c`. */
export function readExample(marked: string): MarkedExample {
  let text = ''
  const spans: { start: number; end: number }[] = []
  for (const piece of marked.split(/([«»])/)) {
    if (piece === '«') spans.push({ start: text.length, end: text.length })
    else if (piece === '»') {
      const span = spans.at(-1)
      if (span !== undefined) span.end = text.length
    } else text += piece
  }
  return { text, spans }
}

/**
 * A text on one line with its spans underlined on the next. What cannot be seen is written as an
 * escape; an empty span is a caret under the character after it.
 */
export function drawExample({ text, spans }: MarkedExample): string {
  let shown = ''
  let carets = ''
  let offset = 0
  for (const codePoint of [...text, '']) {
    const drawn = codePoint === '' ? '' : visible(codePoint)
    const isMarked = spans.some(({ start, end }) => start <= offset && offset < end)
    const isPoint = spans.some(({ start, end }) => start === offset && end === offset)
    shown += drawn
    if (isMarked) carets += '^'.repeat(drawn.length)
    else carets += (isPoint ? '^' : '').padEnd(drawn.length, ' ')
    offset += codePoint.length
  }
  return `${shown}\n${carets.trimEnd()}`
}

/**
 * A document with its spans underlined on lines of their own: each line of the text that has one is
 * followed by its carets.
 */
export function drawDocument({ text, spans }: MarkedExample): string {
  let offset = 0
  const lines = text.split('\n').map(line => {
    const start = offset
    offset += line.length + 1
    const own = spans
      .filter(span => span.start <= start + line.length && span.end >= start)
      .map(span => ({ start: span.start - start, end: span.end - start }))
    return own.length === 0 ? showText(line) : drawExample({ text: line, spans: own })
  })
  return lines.join('\n').trimEnd()
}

/** A document as it is, what cannot be seen in its lines written as an escape. */
export function showDocument(text: string): string {
  return text.split('\n').map(showText).join('\n').trimEnd()
}

/** A text on one line, what cannot be seen written as an escape. */
export function showText(text: string): string {
  return [...text].map(visible).join('')
}

function visible(codePoint: string): string {
  const short = shortEscapes.get(codePoint)
  if (short !== undefined) return short
  if (codePoint === ' ' || !/^[\p{C}\p{Z}\p{M}]$/u.test(codePoint)) return codePoint
  return codePoint
    .split('')
    .map(unit => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join('')
}

const shortEscapes = new Map([
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\r', '\\r'],
])
