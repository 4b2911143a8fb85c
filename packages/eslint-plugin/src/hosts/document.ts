import { basename } from 'node:path'
import { isReadAsUrl, QuietIssues } from '@hreflint/linter/judge'
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
export function urlsOfDocument(
  text: string,
  language: string,
  settings: Settings,
  filename?: string,
): FoundUrl[] {
  const { documentUrl, documentBases, spec, templateDelimiters, preset } = settings
  const quiet = new QuietIssues(text, filename === undefined ? filename : basename(filename), true)
  return loadDocuments()
    .locateUrls(text, language, { documentUrl, spec, templateDelimiters })
    .filter(
      ({ text, site, isNoLink, isName }) =>
        isNoLink !== true && isName !== true && isReadAsUrl(text, site),
    )
    .filter(({ text, site }) => text.trim() !== '' || site.element !== 'meta')
    .map(url => ({
      ...foundUrlOf(url, documentBases),
      isQuietFor: (issue, options) => preset !== 'standard' && quiet.has(issue, { url, options }),
    }))
}

/** Returns a host for files that are documents as a whole. */
export function documentHost(language: string, root: string): Host {
  return {
    languageOf: () => language,
    visit: ({ sourceCode, context, settings, take }) => ({
      [root]: () => {
        const { text } = sourceCode
        for (const url of urlsOfDocument(text, language, settings, context.filename)) take(url)
      },
    }),
  }
}
