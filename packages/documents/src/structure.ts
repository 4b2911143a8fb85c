import type { Span } from '@hreflint/core'

/** A name that a fragment can point at: an `id`, or the `name` of an `a` element. */
export interface Anchor {
  readonly name: string
  readonly span: Span
}

/** A heading that has no `id` yet: its generator makes one of the text. */
export interface Heading {
  readonly level: number
  /** Its content as it is written, without the marks of the heading and of containers around it. */
  readonly source: string
  /** The language of `source`. */
  readonly syntax: 'markdown' | 'html'
  readonly span: Span
}

/** What a `link` element says of the URL at `start`. */
export interface LinkRelation {
  /** Where the URL begins in the document. */
  readonly start: number
  /** The URL without white space around it; null where a placeholder is filled in. */
  readonly href: string | null
  /** In lower case. */
  readonly rel: string
  readonly hreflang: string | null
}

/** What a document is to those that link to it. Plain data, which can be kept or sent. */
export interface DocumentStructure {
  readonly anchors: readonly Anchor[]
  readonly headings: readonly Heading[]
  readonly relations: readonly LinkRelation[]
  /** Labels that Markdown definitions define, as they are compared: `[text][label]` in a heading. */
  readonly labels: readonly string[]
  /** Ids in braces behind anything but a heading, `text {#id}`, which some generators read. */
  readonly attributeIds: readonly Anchor[]
  /** Whether a generator may put more into it: parts of other files. */
  readonly hasIncludes: boolean
}

export const noStructure: DocumentStructure = Object.freeze({
  anchors: Object.freeze([]),
  headings: Object.freeze([]),
  relations: Object.freeze([]),
  labels: Object.freeze([]),
  attributeIds: Object.freeze([]),
  hasIncludes: false,
})

/** The same document with more in it. */
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
    labels: join(one.labels, other.labels),
    attributeIds: join(one.attributeIds, other.attributeIds),
    hasIncludes: one.hasIncludes || other.hasIncludes === true,
  }
}

/** The same structure with its places led to an outer document. */
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
    anchors: structure.anchors.map(nest),
    headings: structure.headings.map(nest),
    attributeIds: structure.attributeIds.map(nest),
    relations: structure.relations.map(relation => ({
      ...relation,
      start: toSource({ start: relation.start, end: relation.start }).start,
    })),
  }
}
