import type { Span } from '@hreflint/core'
import type { EmbeddedUrl, LocatedDocument, LocateOptions } from '../../embedded-url.ts'
import type { Delimiters } from '../../template/delimiters.ts'
import { findHoles } from '../../template/find-holes.ts'
import { lineComments } from './line-comments.ts'
import { locateCss } from './locate-css.ts'

/**
 * Finds the URLs in a style sheet for a preprocessor: SCSS, Less. Skips what is unknown before it
 * runs: expressions, and file names in imports.
 *
 * @param interpolation The delimiters of interpolated text.
 */
export function locatePreprocessed(
  text: string,
  options: LocateOptions,
  interpolation: Delimiters,
): LocatedDocument {
  const ofLines = lineComments(text)
  const css = withoutSpans(text, ofLines)
  const holes = findHoles(css, options.templateDelimiters ?? [interpolation])
  const { urls, comments } = locateCss(css, { holes })
  const all = ofLines.map(span => ({ span, text: text.slice(span.start + 2, span.end) }))
  return {
    urls: urls.filter(url => isKnown(url, css)),
    bases: [],
    comments: [...comments, ...all].sort((a, b) => a.span.start - b.span.start),
    encoding: 'utf-8',
  }
}

/** Replaces the spans with spaces, so that offsets stay the same. */
function withoutSpans(text: string, spans: readonly Span[]): string {
  const parts: string[] = []
  let last = 0
  for (const { start, end } of spans) {
    parts.push(text.slice(last, start), ' '.repeat(end - start))
    last = end
  }
  return parts.join('') + text.slice(last)
}

const cssEscape = /\\(?:[\da-f]{1,6}(?:\r\n|\s)?|[\s\S])/gi

/**
 * The start of `url()` as an argument of a function that is not of CSS: `escape-svg(url("`. The function may write another
 * URL, with what must be encoded.
 */
const argument =
  /(?<![\w-])(?!(?:-webkit-)?(?:image-set|image|cross-fade)\()[\w-]+\(\s*url\(\s*["']?$/i
const maxArgument = 100

function isKnown({ text, map, site }: EmbeddedUrl, css: string): boolean {
  // The preprocessor reads this as a file name unless it is a URL.
  if (site.property === '@import') return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text)
  const { start, end } = map.toSourceSpan({ start: 0, end: text.length })
  if (argument.test(css.slice(Math.max(0, start - maxArgument), start))) return false
  const isQuoted = css[start - 1] === '"' || css[start - 1] === "'"
  // Unquoted, this may be an expression: a variable, a sum, a call.
  return isQuoted || !/[\s"'$@+({]/.test(css.slice(start, end).replace(cssEscape, ''))
}
