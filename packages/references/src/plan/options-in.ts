import { findEntry } from '../listing/find-entry.ts'
import { joinPath } from '../listing/listing.ts'
import { pagesOfChapters } from '../profiles/options/book-chapters.ts'
import type { GeneratorOptions } from '../profiles/options/generator-options.ts'
import { hasOptions, readOptions } from '../profiles/options/read-options.ts'
import type { Folders } from './folders.ts'

/** The maximum length of a configuration that is read, in UTF-16 code units. */
const maxSize = 1024 * 1024

/**
 * Reads the options of a generator from its configuration in `root`. `paths` are the files there.
 * Empty if there is no readable configuration; null if nothing can be known about the site without
 * running the configuration.
 */
export function optionsIn(
  folders: Folders,
  root: string,
  profile: string,
  paths: readonly string[],
): GeneratorOptions | null {
  const text = configurationIn(folders, root, profile, paths)
  const options = text === null ? {} : readOptions(profile, text)
  return options?.writesChapters === true ? withChapters(folders, root, options) : options
}

/** Adds the pages of the chapters that the build of a book will write. */
function withChapters(folders: Folders, root: string, options: GeneratorOptions): GeneratorOptions {
  const [content = 'src'] = options.contents ?? []
  const summary = folders.textOf(folders.resolve(root, joinPath(content, 'SUMMARY.md')))
  if (summary === null || summary.length > maxSize) return options
  const listing = folders.listingOf(folders.resolve(root, content))
  const written = pagesOfChapters(summary).filter(page => {
    const { kind } = findEntry(listing, page.replace(/html$/, 'md'))
    return kind === 'missing'
  })
  return written.length === 0 ? options : { ...options, moreFiles: written }
}

/** Returns the text of the configuration of a generator; null if there is no readable one. */
export function configurationIn(
  folders: Folders,
  root: string,
  profile: string,
  paths: readonly string[],
): string | null {
  const file = paths.find(path => hasOptions(profile, path))
  const text = file === undefined ? null : folders.textOf(folders.resolve(root, file))
  return text === null || text.length > maxSize ? null : text
}
