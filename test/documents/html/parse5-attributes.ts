import { locateUrls } from '@hreflint/documents'
import { Parser, type ParserOptions, type Token } from 'parse5'

/** An attribute of a start tag, and its largest possible span. */
export interface SeenAttribute {
  readonly element: string
  readonly attribute: string
  /** Decoded, without white space around it. */
  readonly value: string
  readonly start: number
  readonly end: number
}

/** Whether an attribute of an element is compared: one that hreflint takes for a URL. */
export type Compared = (element: string, attribute: string) => boolean

/** The attributes of every start tag that parse5 meets, with the feedback of its tree builder. */
export function seenByParse5(html: string, isCompared: Compared): SeenAttribute[] {
  const seen: SeenAttribute[] = []
  class Recorder extends Parser<never> {
    override onStartTag(token: Token.TagToken): void {
      const { tagName: element, location } = token
      for (const { name: attribute, value } of token.attrs) {
        if (!isCompared(element, attribute)) continue
        const place = location?.attrs?.[attribute]
        const start = place?.startOffset ?? -1
        const end = place?.endOffset ?? -1
        seen.push({ element, attribute, value: strip(value), start, end })
      }
      super.onStartTag(token)
    }
  }
  const options: ParserOptions<never> = { scriptingEnabled: false, sourceCodeLocationInfo: true }
  Recorder.parse(html, options)
  return seen
}

export function seenByHreflint(html: string, isCompared: Compared): SeenAttribute[] {
  return locateUrls(html, 'html', { templateDelimiters: [] }).flatMap(({ site, text, map }) => {
    const { element = '', attribute = '' } = site
    if (site.kind !== 'attribute' || !isCompared(element, attribute)) return []
    const { start, end } = map.toSourceSpan({ start: 0, end: text.length })
    return [{ element, attribute, value: text, start, end }]
  })
}

/** What of two lists differs: an attribute of one that the other lacks, has elsewhere or otherwise. */
export function differences(
  ours: readonly SeenAttribute[],
  theirs: readonly SeenAttribute[],
): string[] {
  const different: string[] = []
  for (let index = 0; index < Math.max(ours.length, theirs.length); index++) {
    const [our, their] = [ours[index], theirs[index]]
    const isSame =
      our !== undefined &&
      their !== undefined &&
      our.element === their.element &&
      our.attribute === their.attribute &&
      our.value === their.value &&
      their.start <= our.start &&
      // For parse5, an attribute without value ends before its `=`.
      (our.end <= their.end || our.value === '')
    if (!isSame) different.push(`${JSON.stringify(our)} is ${JSON.stringify(their)} for parse5`)
  }
  return different
}

function strip(text: string): string {
  return text.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '')
}
