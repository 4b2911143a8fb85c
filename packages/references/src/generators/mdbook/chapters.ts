import { percentDecodeUtf8 } from '@hreflint/core/internal'

/**
 * Returns the pages of the chapters that a summary of mdBook lists, relative to the folder of the
 * summary. mdBook writes the chapters that do not exist.
 */
export function pagesOfChapters(summary: string): readonly string[] {
  return Array.from(summary.matchAll(/\]\(\s*<?([^()<>"]*)/g), ([, url = '']) => url).flatMap(
    url => {
      const path = percentDecodeUtf8(url.trim())?.replace(/^(?:\.\/)+/, '') ?? ''
      return /^(?![a-z]+:|\/|.*[?#]).+\.md$/.test(path) ? [path.replace(/\.md$/, '.html')] : []
    },
  )
}

/** Returns the page that is made from the source of a chapter. */
export function pageOfChapter(source: string): string {
  return source.replace(/(^|\/)readme\.md$/i, '$1index.md').replace(/\.md$/, '.html')
}
