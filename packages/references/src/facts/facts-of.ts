import type { EmbeddedUrl, LocatedDocument } from '@hreflint/documents'
import { isForm, purposeOf } from '../resolve/link.ts'
import { baseOf, linkOf } from '../resolve/link-of.ts'
import { type DocumentFacts, factsVersion, type Use } from './document-facts.ts'
import { segmentsOf } from './use-span.ts'

/**
 * Returns the facts of a located document, including its structure if it was located. `text` is the
 * text of the document.
 */
export function factsOf(located: LocatedDocument, text: string): DocumentFacts {
  const base = baseOf(located)
  const uses: Use[] = []
  for (const embedded of located.urls) {
    const mayLead = purposeOf(embedded.site) !== null || isForm(embedded.site)
    if (mayLead && linkOf(embedded, base) !== null) uses.push(useOf(embedded, text))
  }
  return { version: factsVersion, base, uses, structure: located.structure ?? null }
}

function useOf({ text, holes, site, encoding, map }: EmbeddedUrl, document: string): Use {
  const span = map.toSourceSpan({ start: 0, end: text.length })
  const scheme = otherScheme.exec(text)?.[0]
  if (scheme !== undefined) return { text: scheme, holes: [], site, encoding, span }
  const use: Use = { text, holes, site, encoding, span }
  const isCopied = span.end - span.start === text.length && document.startsWith(text, span.start)
  return isCopied ? use : { ...use, segments: segmentsOf(text, map, document) }
}

/** The scheme of a URL that cannot lead to a page. Such a URL can be megabytes long: `data:`. */
const otherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:/i
