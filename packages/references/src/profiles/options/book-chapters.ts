import { percentDecodeUtf8 } from '@hreflint/core/internal'
import { locateDocument } from '@hreflint/documents'

/**
 * Returns the pages of the chapters that a summary of mdBook lists, relative to the folder of the
 * summary. mdBook writes the chapters that do not exist.
 */
export function pagesOfChapters(summary: string): readonly string[] {
  return [...locateDocument(summary, 'markdown').urls].flatMap(({ text }) => {
    const path = percentDecodeUtf8(text)?.replace(/^(?:\.\/)+/, '') ?? ''
    return /^(?![a-z]+:|\/|.*[?#]).+\.md$/i.test(path) ? [path.replace(/\.md$/, '.html')] : []
  })
}
