import type { Anchor, DocumentStructure } from '@hreflint/documents'
import { detachedText } from './detached-text.ts'

/** Returns a copy of the structure whose strings do not keep the text of the document in memory. */
export function detachedStructure(structure: DocumentStructure): DocumentStructure {
  const { anchors, attributeIds, headings, labels, relations } = structure
  return {
    ...structure,
    anchors: anchors.map(detachedAnchor),
    attributeIds: attributeIds.map(detachedAnchor),
    headings: headings.map(heading => ({ ...heading, source: detachedText(heading.source) })),
    labels: labels.map(detachedText),
    relations: relations.map(relation => ({
      ...relation,
      href: detachedOrNull(relation.href),
      rel: detachedText(relation.rel),
      hreflang: detachedOrNull(relation.hreflang),
    })),
  }
}

function detachedAnchor(anchor: Anchor): Anchor {
  return { ...anchor, name: detachedText(anchor.name) }
}

function detachedOrNull(text: string | null): string | null {
  return text === null ? null : detachedText(text)
}
