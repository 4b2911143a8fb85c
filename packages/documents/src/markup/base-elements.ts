import type { BaseRules, Span } from '@hreflint/core'
import { addressOrAny, resolveBase } from '../base-url.ts'
import type { EmbeddedText } from '../embedded-text.ts'
import type { BaseElement, LocateOptions } from '../embedded-url.ts'
import type { GivenBase } from './xml-base.ts'

/** Matches what is the same URL with any base. */
const needsNoBase = /^[\0- ]*(?:[a-z][a-z\d+.-]*:|\/\/)/i

/** Code units of a value in which its scheme is looked for. */
const maxScheme = 64

/** A `base` element as found. It is resolved when the encoding is known. */
interface FoundBase {
  readonly href: EmbeddedText
  readonly urlBefore: Span | null
}

/** The `base` elements with an `href` of one document. */
export class BaseElements {
  readonly #rules: BaseRules
  readonly #options: LocateOptions
  readonly #found: FoundBase[] = []
  #firstUrl: Span | null = null

  constructor(options: LocateOptions) {
    this.#options = options
    this.#rules = baseRulesOf(options)
  }

  /** Records the value of an attribute that HTML defines as holding URLs. */
  seeUrls(value: EmbeddedText): void {
    if (this.#firstUrl !== null || value.holes[0]?.start === 0) return
    if (!needsNoBase.test(value.text)) this.#firstUrl = spanOf(value)
  }

  /** Does the same for a value from `start` to `end` of the document. */
  seePlainUrl(document: string, start: number, end: number): void {
    if (this.#firstUrl !== null || needsNoBase.test(document.slice(start, start + maxScheme)))
      return
    this.#firstUrl = { start, end }
  }

  /** @param isInHead Whether the element is a child of `head`. Only called if that matters. */
  seeBase(href: EmbeddedText, isInHead: () => boolean): void {
    if (this.#rules.isInHeadOnly === true && !isInHead()) return
    this.#found.push({ href, urlBefore: this.#firstUrl })
  }

  /** Resolves the elements in a document with this encoding. */
  resolve(encoding: string): readonly BaseElement[] {
    const { documentUrl, spec } = this.#options
    return this.#found.map(({ href, urlBefore }, index) => {
      const { text, map } = href
      const about = { span: spanOf(href), text, map, urlBefore }
      const isFirst = index === 0
      if (href.holes.length > 0) return { ...about, effective: isFirst, url: null }
      const url = resolveBase(text, addressOrAny(documentUrl), { spec, encoding })
      // Browsers ignore a base that does not parse, or that has one of these schemes.
      const isUsable =
        url !== null &&
        (this.#rules.takesAnyScheme === true || !/^(?:data|javascript):/.test(String(url)))
      return { ...about, effective: isFirst && isUsable, url }
    })
  }
}

/** Returns the rules of the chosen specification for base URLs. */
export function baseRulesOf({ spec }: LocateOptions): BaseRules {
  return spec?.baseRules ?? {}
}

/** Returns the base that a document gives its URLs; null if there is none. */
export function baseOf(bases: readonly BaseElement[]): GivenBase | null {
  const [first] = bases
  if (first === undefined || !first.effective || first.url === null) return null
  return { base: first.url, baseSpan: first.span }
}

function spanOf(value: EmbeddedText): Span {
  return value.map.toSourceSpan({ start: 0, end: value.text.length })
}
