import type { Span } from '@hreflint/core'
import type { EmbeddedUrl } from '@hreflint/documents'
import { isOfSvg } from '@hreflint/documents/url-places'
import { isReadAsUrl } from '@hreflint/linter/judge'
import { loadDocuments } from '#documents'

/** A URL in the value of an attribute. */
export interface AttributeUrl {
  readonly text: string
  readonly base: EmbeddedUrl['base']
  /** Converts a span of `text` to a span of the attribute's value. */
  toValueSpan(span: Span): Span
  /**
   * Returns whether a replacement can be written here. A srcset, for example, does not allow every
   * comma.
   */
  accepts(replacement: string): boolean
}

/**
 * Returns the URLs in the value of an HTML attribute: one, several for `srcset` or `ping`, those of
 * the CSS for `style`, and none if the attribute does not hold URLs.
 *
 * @param others Other known attributes of the element. For example, `type` decides what `src` is.
 */
export function urlsOfAttribute(
  element: string,
  attribute: string,
  value: string,
  others: Readonly<Record<string, string>> = {},
): readonly AttributeUrl[] {
  const extra = Object.entries(others).map(([name, text]) => ` ${name}="${quoted(text)}"`)
  const before = `${isOfSvg(element, attribute) ? '<svg>' : ''}<${element}${extra.join('')} ${attribute}="`
  const html = `${before}${quoted(value)}">`
  const offsets = offsetsOf(value, before.length)
  return loadDocuments()
    .locateUrls(html, 'html', { templateDelimiters: [] })
    .flatMap(url => {
      const whole = url.map.toSourceSpan({ start: 0, end: url.text.length })
      if (whole.start < before.length || !isReadAsUrl(url.text, url.site)) return []
      const toValue = (offset: number) => offsets.get(offset) ?? 0
      return {
        text: url.text,
        base: url.base,
        toValueSpan: span => {
          const { start, end } = url.map.toSourceSpan(span)
          return { start: toValue(start), end: toValue(end) }
        },
        accepts: replacement => url.escape(replacement) !== null,
      }
    })
}

/** Returns the URLs in the value of a CSS property, as in a style object of a script. */
export function urlsOfCssValue(value: string): readonly AttributeUrl[] {
  const before = 'a{b:'
  return loadDocuments()
    .locateUrls(`${before}${value}}`, 'css', { templateDelimiters: [] })
    .map(url => ({
      text: url.text,
      base: url.base,
      toValueSpan: span => {
        const { start, end } = url.map.toSourceSpan(span)
        return { start: start - before.length, end: end - before.length }
      },
      accepts: replacement => url.escape(replacement) === replacement,
    }))
}

/** Escapes a text for an attribute value in double quotes. */
function quoted(text: string): string {
  return text.replace(/[&"\r]/g, c => `&#${c.charCodeAt(0)};`)
}

/** Maps offsets in the HTML to offsets in the value. */
function offsetsOf(value: string, start: number): Map<number, number> {
  const offsets = new Map<number, number>()
  let at = start
  let inValue = 0
  for (const codePoint of value) {
    const written = quoted(codePoint)
    offsets.set(at, inValue)
    if (written === codePoint && codePoint.length === 2) offsets.set(at + 1, inValue + 1)
    at += written.length
    inValue += codePoint.length
  }
  offsets.set(at, inValue)
  return offsets
}
