import { isReadAsUrl } from '@hreflint/linter/judge'
import { loadDocuments } from '#documents'
import { foundUrlOf } from '../files/embedded-url.ts'
import type { FoundUrl } from '../files/found-url.ts'
import type { Settings } from '../settings/settings.ts'
import type { Host } from './host.ts'

/**
 * Returns the URLs of a text in a document language. It reads only the text, not the syntax tree:
 * parsers differ in what they decode and where a value ends, but the locators of
 * `@hreflint/documents` do not.
 */
export function urlsOfDocument(text: string, language: string, settings: Settings): FoundUrl[] {
  const { documentUrl, documentBases, spec, templateDelimiters } = settings
  return loadDocuments()
    .locateUrls(text, language, { documentUrl, spec, templateDelimiters })
    .filter(({ text, site, isNoLink }) => isNoLink !== true && isReadAsUrl(text, site))
    .map(url => foundUrlOf(url, documentBases))
}

/** Returns a host for files that are documents as a whole. */
export function documentHost(language: string, root: string): Host {
  return {
    languageOf: () => language,
    visit: ({ sourceCode, settings, take }) => ({
      [root]: () => {
        for (const url of urlsOfDocument(sourceCode.text, language, settings)) take(url)
      },
    }),
  }
}
