import { sources } from '../contract/defaults.ts'
import { readBasedAddress } from '../jekyll/addresses.ts'
import { folderIn, outputIn } from '../contract/option-value.ts'
import { permalinkRoutes, permalinksOf } from '../contract/permalinks.ts'
import { findEntry } from '../../listing/find-entry.ts'
import { resolvePath, splitPath } from '../../listing/listing.ts'
import { hasForgeName } from '../forge/for-forge.ts'
import { named, type Profile } from '../contract/profile.ts'

const files = /^(?:\.eleventy\.[cm]?js|eleventy\.config\.[cm]?[jt]s)$/

const pageEndings = ['md', 'html', 'njk', 'liquid', 'webc']

export const eleventy: Profile = {
  ...sources,
  id: 'eleventy',
  title: 'Eleventy',
  shownBy: files,
  configuration: files,
  read({ program, text }) {
    const input = folderIn(program.valueOf('input'), '')
    if (input === null || text.includes('setInputDirectory')) return null
    return {
      ...outputIn(program.valueOf('output')),
      ...(input === '' ? {} : { contents: [input], parts: permalinksOf(input) }),
    }
  },
  // Files that are ignored or copied, and pages of other languages of templates.
  elsewhere: [{ isRoot: named(files), pages: /(?:)/ }],
  // A README beside the configuration is for readers of the repository.
  makesPage: path => !hasForgeName(path),
  built: '_site',
  parts: permalinksOf(''),
  routes: permalinkRoutes(pageEndings),
  pageEndings,
  pagesAreFolders: true,
  linksStartFrom: ['page', 'source'],
  readTemplate: readBasedAddress,
  // A plugin turns paths of sources into addresses, from the folder of all sources as well.
  findSource({ text, site, base }, document, { content, site: { listing } }) {
    const path = /^[^?#]*/.exec(text)?.[0] ?? ''
    if (base !== null || site.kind !== 'markdown' || !/^(?![/\\]|[a-z]+:).*\.md$/i.test(path))
      return null
    const existing = (folder: string) => {
      const found = resolvePath(folder, path)
      return found !== null && findEntry(listing, found).kind === 'file' ? found : null
    }
    const target = existing(splitPath(document)[0]) === null ? existing(content) : null
    return target === null ? null : { kind: 'page', target }
  },
  // Permalinks move pages, and the configuration is a program that copies files.
  certain: 'sources',
  hasOtherIds: true,
}
