import type { Span } from '@hreflint/core'

/** A name that a fragment can refer to: an `id`, or the `name` of an `a` element. */
export interface Anchor {
  readonly name: string
  readonly span: Span
}

/** A heading without an `id`. Its generator makes one from the text. */
export interface Heading {
  readonly level: number
  /** Its content in the source, without the markers of the heading and the containers around it. */
  readonly source: string
  /** The language of `source`. */
  readonly syntax: 'markdown' | 'html'
  readonly span: Span
}

/** What a `link` element says about the URL at `start`. */
export interface LinkRelation {
  /** Offset of the URL in the document. */
  readonly start: number
  /** The URL without white space around it; null if it contains a placeholder. */
  readonly href: string | null
  /** In lower case. */
  readonly rel: string
  /** In lower case; null if there is none, or if the link is for some media only. */
  readonly hreflang: string | null
}

/** Where a page asks search engines not to list it. */
export interface NoIndex {
  /** The content of the `meta` element. */
  readonly span: Span
  /** The line where it starts, from 1. */
  readonly line: number
}

/** The parts of a document that links to it depend on. Plain data that can be stored or sent. */
export interface DocumentStructure {
  readonly anchors: readonly Anchor[]
  readonly headings: readonly Heading[]
  readonly relations: readonly LinkRelation[]
  /** Null if the page does not ask for it, or if a template decides. */
  readonly noIndex: NoIndex | null
  /** Labels that Markdown definitions define, normalized: `[text][label]` in a heading. */
  readonly labels: readonly string[]
  /** Ids in braces after anything but a heading, `text {#id}`, which some generators read. */
  readonly attributeIds: readonly Anchor[]
  /** Whether a generator may add more to the document, such as parts of other files. */
  readonly hasIncludes: boolean
}

/** A label of Markdown: of a definition, or of a link or an image that names one. */
export interface Label {
  /** What labels are compared by (CommonMark 4.7). */
  readonly name: string
  /** Where it is, without its brackets. */
  readonly span: Span
}

/**
 * The label of a link or an image: `[text][label]` (full), `[label][]` (collapsed), or `[label]`
 * (shortcut).
 */
export interface UsedLabel extends Label {
  readonly kind: 'full' | 'collapsed' | 'shortcut'
  /** The text of the link, without its brackets. */
  readonly content: Span
}

/** The labels of a document, in document order. */
export interface DocumentLabels {
  readonly definitions: readonly Label[]
  readonly uses: readonly UsedLabel[]
  /** The labels of what was meant as a link: nothing defines them, so readers see the brackets. */
  readonly undefinedUses: readonly UsedLabel[]
}

export const noStructure: DocumentStructure = Object.freeze({
  anchors: Object.freeze([]),
  headings: Object.freeze([]),
  relations: Object.freeze([]),
  noIndex: null,
  labels: Object.freeze([]),
  attributeIds: Object.freeze([]),
  hasIncludes: false,
})

/** Combines two structures of the same document. */
export function joinStructures(
  one: DocumentStructure,
  other: Partial<DocumentStructure>,
): DocumentStructure {
  const join = <Part>(first: readonly Part[], second: readonly Part[] = []): readonly Part[] =>
    second.length === 0 ? first : first.length === 0 ? second : [...first, ...second]
  return {
    anchors: join(one.anchors, other.anchors),
    headings: join(one.headings, other.headings),
    relations: join(one.relations, other.relations),
    noIndex: one.noIndex ?? other.noIndex ?? null,
    labels: join(one.labels, other.labels),
    attributeIds: join(one.attributeIds, other.attributeIds),
    hasIncludes: one.hasIncludes || other.hasIncludes === true,
  }
}

/** Converts the spans of a structure to spans of the outer document. */
export function nestStructure(
  structure: DocumentStructure,
  toSource: (span: Span) => Span,
): DocumentStructure {
  const nest = <Part extends { readonly span: Span }>(part: Part): Part => ({
    ...part,
    span: toSource(part.span),
  })
  return {
    ...structure,
    // Only a whole page can ask for it.
    noIndex: null,
    anchors: structure.anchors.map(nest),
    headings: structure.headings.map(nest),
    attributeIds: structure.attributeIds.map(nest),
    relations: structure.relations.map(relation => ({
      ...relation,
      start: toSource({ start: relation.start, end: relation.start }).start,
    })),
  }
}
