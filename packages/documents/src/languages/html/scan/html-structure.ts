import type { EmbeddedText } from '../../../embedded-text.ts'
import {
  type Anchor,
  type DocumentStructure,
  type LinkRelation,
  type NoIndex,
  noStructure,
} from '../../../structure.ts'
import { readNoIndex } from '../../../markup/no-index.ts'
import { attributeNames, elementNames } from './known-names.ts'
import type { StartTag } from './scan-tags.ts'

const a = elementNames.idOf('a')
const link = elementNames.idOf('link')
const meta = elementNames.idOf('meta')
const id = attributeNames.idOf('id')
const name = attributeNames.idOf('name')
const href = attributeNames.idOf('href')
const rel = attributeNames.idOf('rel')
const hreflang = attributeNames.idOf('hreflang')
const media = attributeNames.idOf('media')
const content = attributeNames.idOf('content')

/** A JSX expression, in a document that is read as HTML, and the string that it consists of. */
const expression = /^\{(?:(["'`])([^"'`$\\{}]+)\1\})?/

/**
 * Collects the link targets and relations of a page from its tags. Skips values with placeholders,
 * which are unknown.
 */
export class HtmlStructure {
  readonly #anchors: Anchor[] = []
  readonly #relations: LinkRelation[] = []
  readonly #text: string
  #noIndex: NoIndex | null = null
  #hasMore: boolean

  /** `hasIncludes`: whether the page has parts that are not in its source. */
  constructor(text: string, hasIncludes: boolean) {
    this.#text = text
    this.#hasMore = hasIncludes
  }

  take(tag: StartTag, valueAt: (tag: StartTag, index: number) => EmbeddedText): void {
    this.#anchor(tag, tag.indexOf(id), valueAt)
    if (tag.element === a && tag.namespace === 'html') {
      this.#anchor(tag, tag.indexOf(name), valueAt)
    }
    if (tag.element === link && tag.namespace === 'html') this.#relation(tag, valueAt)
    if (tag.element === meta && tag.namespace === 'html') this.#meta(tag, valueAt)
  }

  get found(): DocumentStructure {
    return {
      ...noStructure,
      anchors: this.#anchors,
      relations: this.#relations,
      noIndex: this.#noIndex,
      hasIncludes: this.#hasMore,
    }
  }

  #anchor(
    tag: StartTag,
    index: number,
    valueAt: (tag: StartTag, index: number) => EmbeddedText,
  ): void {
    if (index === -1) return
    const { text, map, holes } = valueAt(tag, index)
    if (text === '') return
    const inBraces = expression.exec(text)
    const name = inBraces === null ? text : (inBraces[2] ?? '')
    if (holes.length > 0 || name === '') {
      this.#hasMore = true
      return
    }
    const start = inBraces === null ? 0 : '{"'.length
    this.#anchors.push({ name, span: map.toSourceSpan({ start, end: start + name.length }) })
  }

  #meta(tag: StartTag, valueAt: (tag: StartTag, index: number) => EmbeddedText): void {
    const [named, at] = [tag.indexOf(name), tag.indexOf(content)]
    if (named === -1 || at === -1) return
    this.#noIndex ??= readNoIndex(valueAt(tag, named).text, () => valueAt(tag, at), this.#text)
  }

  #relation(tag: StartTag, valueAt: (tag: StartTag, index: number) => EmbeddedText): void {
    const at = tag.indexOf(href)
    const relIndex = tag.indexOf(rel)
    if (at === -1 || relIndex === -1) return
    // A page for some screens is another form of the page, whatever its language.
    const language = tag.indexOf(media) === -1 ? tag.indexOf(hreflang) : -1
    const { text, map, holes } = valueAt(tag, at)
    const start = text.length - text.trimStart().length
    this.#relations.push({
      start: map.toSourceSpan({ start, end: start }).start,
      href: holes.length > 0 ? null : text.trim(),
      rel: valueAt(tag, relIndex).text.trim().toLowerCase(),
      hreflang: language === -1 ? null : valueAt(tag, language).text.trim().toLowerCase(),
    })
  }
}
