/** How the index answers a query; a part of the options of MiniSearch. */
export interface SearchOptions {
  readonly fuzzy: number | false
  readonly prefix: boolean | ((term: string, at: number, terms: readonly string[]) => boolean)
  readonly boost: Readonly<Record<string, number>>
  readonly boostDocument: (id: string) => number
  readonly tokenize: (query: string) => string[]
}

/**
 * Returns how to search for a query.
 *
 * A few words are a topic, and pages for users of hreflint are what explains it. A sentence is most
 * often a message, copied from a terminal or an editor. Its words are taken as they are, except for
 * the last one, which may still be typed, and guides have no advantage over its page.
 */
export function searchOptionsFor(query: string): SearchOptions {
  const isSentence = query.trim().split(/\s+/).length >= 4
  return {
    // Short words are taken at their letters: "curl" is not a misspelled "URL".
    fuzzy: isSentence ? false : 0.12,
    prefix: isSentence ? (_, at, terms) => at === terms.length - 1 : true,
    // Codes are found by any of their words, `whatwg/unescaped-space` by "space". What a message
    // quotes is only in the text of its page.
    boost: isSentence ? { title: 3, titles: 1, text: 1 } : { title: 8, titles: 2, text: 1 },
    boostDocument: id => rankOf(id, isSentence ? 1 : 2),
    // As the index was made, but messages have code in backquotes.
    tokenize: text => text.split(/[\s\p{Z}\p{P}`]+/u),
  }
}

/** Ranks by path. The pages of the API come last, and the default specification before others. */
function rankOf(id: string, ofGuides: number): number {
  if (/^.(?:guide|packages|reference)\//.test(id)) return ofGuides
  if (/^.style/.test(id)) return 0.15
  if (/^.api\//.test(id)) return 0.1
  return /^.issues\/whatwg\//.test(id) ? 1.1 : 1
}
