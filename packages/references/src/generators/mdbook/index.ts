import { writeBook } from '../../redirects/writers/book-toml.ts'
import { relativePath } from '../../resolve/address.ts'
import { joinPath } from '../../listing/listing.ts'
import { sources } from '../contract/defaults.ts'
import { folderIn, outputIn, textOf } from '../contract/option-value.ts'
import { addressOf } from '../contract/options.ts'
import type { Profile } from '../contract/profile.ts'
import { pageOfChapter, pagesOfChapters } from './chapters.ts'

/** The longest summary that is read, in UTF-16 code units. */
const maxSize = 1024 * 1024

/** Preprocessors, of mdBook itself and in wide use, that leave headings and ids alone. */
const makesNoIds: ReadonlySet<string> = new Set([
  'index',
  'links',
  'katex',
  'mermaid',
  'open-on-gh',
  'svgbob',
  'toc',
])

export const mdbook: Profile = {
  ...sources,
  id: 'mdbook',
  title: 'mdBook',
  shownBy: /^book\.toml$/,
  configuration: /^(?:book\.toml|src\/SUMMARY\.md)$/,
  read(configuration, root) {
    const source = folderIn(configuration.valueOf('book', 'src'), 'src')
    const address = configuration.valueOf('output', 'html', 'site-url')
    if (source === null) return null
    const isWritten = textOf(configuration.valueOf('build', 'create-missing')) !== 'false'
    const summary = root.textOf(joinPath(source, 'SUMMARY.md'))
    const isListed = summary !== null && summary.length <= maxSize
    const listed = pagesOfChapters((summary ?? '').slice(0, maxSize))
    // The build writes the chapters that its summary lists and that do not exist.
    const chapters = isWritten
      ? listed.filter(page => !root.has(joinPath(source, page.replace(/html$/, 'md'))))
      : []
    const written = textOf(address)
    const isPath = written === null || written.startsWith('/')
    const preprocessors = configuration.keysOf('preprocessor') ?? []
    const areIdsKnown = preprocessors.every(name => makesNoIds.has(name))
    return {
      ...(areIdsKnown ? {} : { addsIds: true, definesLabels: true }),
      ...outputIn(configuration.valueOf('build', 'build-dir')),
      ...(source === 'src' ? {} : { contents: [source] }),
      ...(chapters.length === 0 ? {} : { moreFiles: chapters }),
      // Its pages are those of the summary.
      ...(isListed ? { listedPages: listed, certain: 'pages' as const } : {}),
      ...(address.kind === 'computed'
        ? { certain: 'sources' as const }
        : isPath
          ? addressOf(null, written)
          : addressOf(written, null)),
    }
  },
  movedPages: {
    file: /^book\.toml$/,
    write(text, moved) {
      const [from, to] = [moved.from, moved.to].map(pageOfChapter)
      return writeBook(text, { from: `/${from}`, to: relativePath(from ?? '', to ?? '') })
    },
  },
  contents: ['src'],
  built: 'book',
  indexNames: ['index', 'README', 'Readme', 'readme'],
  linksStartFrom: ['source'],
  // Every link that ends with `.md` leads to `.html`.
  pageOfMissing: path => (path.endsWith('.md') ? path.replace(/\.md$/, '.html') : null),
  generatedFiles: [
    'index.html',
    'print.html',
    'toc.html',
    '404.html',
    'favicon.png',
    'favicon.svg',
  ],
  slugger: 'mdbook',
  footnoteIds: /^(?:fn(?:ref)?[-:\d]|footnote-|fr-)/,
}
