import type { EmbeddedText } from '../../../embedded-text.ts'
import {
  type Anchor,
  type DocumentStructure,
  type LinkRelation,
  noStructure,
} from '../../../structure.ts'
import { attributeNames, elementNames } from './known-names.ts'
import type { StartTag } from './scan-tags.ts'

const a = elementNames.idOf('a')
const link = elementNames.idOf('link')
const id = attributeNames.idOf('id')
const name = attributeNames.idOf('name')
const href = attributeNames.idOf('href')
const rel = attributeNames.idOf('rel')
const hreflang = attributeNames.idOf('hreflang')
const media = attributeNames.idOf('media')

/**
 * Collects the link targets and relations of a page from its tags. Skips values with placeholders,
 * which are unknown.
 */
export class HtmlStructure {
  readonly #anchors: Anchor[] = []
  readonly #relations: LinkRelation[] = []

  take(tag: StartTag, valueAt: (tag: StartTag, index: number) => EmbeddedText): void {
    this.#anchor(tag, tag.indexOf(id), valueAt)
    if (tag.element === a && tag.namespace === 'html') {
      this.#anchor(tag, tag.indexOf(name), valueAt)
    }
    if (tag.element === link && tag.namespace === 'html') this.#relation(tag, valueAt)
  }

  get found(): DocumentStructure {
    return { ...noStructure, anchors: this.#anchors, relations: this.#relations }
  }

  #anchor(
    tag: StartTag,
    index: number,
    valueAt: (tag: StartTag, index: number) => EmbeddedText,
  ): void {
    if (index === -1) return
    const { text, map, holes } = valueAt(tag, index)
    if (text === '' || holes.length > 0) return
    this.#anchors.push({ name: text, span: map.toSourceSpan({ start: 0, end: text.length }) })
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
