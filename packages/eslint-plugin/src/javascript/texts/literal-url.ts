import { anyPage, type Span } from '@hreflint/core'
import { someHole, writeEach } from '@hreflint/documents/embedded'
import { mayHoldUrl, wholeUrlSyntax } from '@hreflint/documents/url-places'
import {
  type AttributeUrl,
  urlsOfAttribute,
  urlsOfCssValue,
} from '../../documents/html-attribute.ts'
import { basesOf } from '../../files/embedded-url.ts'
import type { FoundUrl } from '../../files/found-url.ts'
import type { Program } from '../program.ts'
import type { Bases } from '../sinks/bases-of.ts'
import type { StaticText } from './static-text.ts'

/**
 * Returns a text that as a whole is a URL. If it starts with a hole, the content of the hole may
 * make it absolute, so a missing base is no problem.
 */
export function plainUrl(text: StaticText, bases: Bases, program: Program): FoundUrl {
  const beginsUnknown = text.holes[0]?.start === 0
  return {
    text: text.text,
    holes: text.holes,
    bases: beginsUnknown && bases.includes(undefined) ? anyPage : bases,
    fillingOf: hole => {
      const filled = text.filledAt(hole)
      return filled === null ? null : { expression: filled.node, use: filled.use, program }
    },
    toSourceSpan: span => text.toSourceSpan(span),
    toSourceEdits: edits => text.toSourceEdits(edits),
  }
}

/** Returns the URLs of a text that becomes the value of an HTML attribute. */
export function urlsOfHtmlValue(
  element: string,
  attribute: string,
  value: StaticText,
  program: Program,
  others?: Readonly<Record<string, string>>,
): readonly FoundUrl[] {
  if (!mayHoldUrl(attribute, value.text)) return []
  if (isWholeUrl(element, attribute, value.text)) {
    return [plainUrl(value, program.settings.documentBases, program)]
  }
  return urlsWithin(value, urlsOfAttribute(element, attribute, value.text, others), program)
}

/**
 * Returns whether the whole value of an attribute is a URL, so that the HTML reader is not needed,
 * nor even loaded.
 */
function isWholeUrl(element: string, attribute: string, value: string): boolean {
  if (wholeUrlSyntax(element, attribute) === null) return false
  return !/^[\t\n\f\r ]|[\t\n\f\r ]$/.test(value)
}

/** Returns the URLs of a text that becomes the value of a CSS property. */
export function urlsOfStyleValue(value: StaticText, program: Program): readonly FoundUrl[] {
  return urlsWithin(value, urlsOfCssValue(value.text), program)
}

function urlsWithin(
  value: StaticText,
  inners: readonly AttributeUrl[],
  program: Program,
): readonly FoundUrl[] {
  return inners.map(inner => {
    const { text } = inner
    const whole = inner.toValueSpan({ start: 0, end: text.length })
    return {
      text,
      holes: holesWithin(value.holes, whole),
      bases: basesOf(inner, program.settings.documentBases),
      toSourceSpan: span => value.toSourceSpan(inner.toValueSpan(span)),
      toSourceEdits: edits => {
        const inValue = writeEach(edits, text, edit =>
          inner.accepts(edit.text) ? { span: inner.toValueSpan(edit.span), text: edit.text } : null,
        )
        return inValue === null ? null : value.toSourceEdits(inValue)
      },
    }
  })
}

/**
 * Returns the holes in one URL of an attribute value. The URL is a single span of the value,
 * without gaps.
 */
function holesWithin(holes: readonly Span[], whole: Span): readonly Span[] {
  const within: Span[] = []
  someHole(holes, whole, hole => {
    const start = Math.max(hole.start, whole.start)
    const end = Math.min(hole.end, whole.end)
    if (start < end) within.push({ start: start - whole.start, end: end - whole.start })
    return false
  })
  return within
}

/** The schemes of URLs that are fetched. */
export const absoluteSchemes: readonly string[] = ['http', 'https', 'ws', 'wss', 'ftp', 'file']

const absolute = new RegExp(String.raw`^[\0-\x20]*(?:${absoluteSchemes.join('|')}):`, 'i')

/** Returns whether a text starts with a scheme that is fetched. */
export function isAbsolute(text: string): boolean {
  return absolute.test(text)
}

/** Returns whether a text starts with any scheme, so that its base does not matter. */
export function hasScheme(text: string): boolean {
  return /^[\0-\x20]*[a-z][a-z\d+.-]*:/i.test(text)
}
