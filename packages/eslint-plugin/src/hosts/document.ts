import { isReadAsUrl } from '@hreflint/linter/judge'
import { loadDocuments } from '#documents'
import { foundUrlOf } from '../files/embedded-url.ts'
import type { FoundUrl } from '../files/found-url.ts'
import type { Settings } from '../settings/settings.ts'
import type { Host } from './host.ts'

/**
 * The URLs of a text in a document language. From the text alone: parsers differ in what they
 * decode and where they end a value, the locators of `@hreflint/documents` do not.
 */
export function urlsOfDocument(text: string, language: string, settings: Settings): FoundUrl[] {
  const { documentUrl, documentBases, spec, templateDelimiters } = settings
  return loadDocuments()
    .locateUrls(text, language, { documentUrl, spec, templateDelimiters })
    .filter(({ text, site }) => isReadAsUrl(text, site))
    .map(url => foundUrlOf(url, documentBases))
}

/** A host whose files are documents from end to end. */
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
