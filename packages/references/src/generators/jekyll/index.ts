import type { Configuration } from '../contract/configuration.ts'
import { sources } from '../contract/defaults.ts'
import { excludedIn, folderIn, outputIn, textOf } from '../contract/option-value.ts'
import { addressOf } from '../contract/options.ts'
import { permalinkRoutes, permalinksOf } from '../contract/permalinks.ts'
import { named, type Profile } from '../contract/profile.ts'
import { tagsAndFilters } from './tags.ts'

const files = /^_config\.ya?ml$/

const pageEndings = ['md', 'markdown', 'html']

export const jekyll: Profile = {
  ...sources,
  id: 'jekyll',
  title: 'Jekyll',
  shownBy: files,
  configuration: files,
  read(configuration) {
    const source = folderIn(configuration.valueOf('source'), '')
    if (source === null) return null
    const path = textOf(configuration.valueOf('baseurl')) || null
    const permalink = textOf(configuration.valueOf('permalink'))
    return {
      ...outputIn(configuration.valueOf('destination')),
      ...(permalink === 'pretty' || permalink?.endsWith('/') === true
        ? { pagesAreFolders: true }
        : {}),
      ...(source === '' ? {} : { contents: [source], parts: permalinksOf(source) }),
      ...(source === '' ? excludedIn(configuration.valueOf('exclude')) : {}),
      ...(path === null ? {} : addressOf(null, path)),
      ...(hasOtherIds(configuration) ? { hasOtherIds: true } : {}),
    }
  },
  // Posts and other collections, whose addresses the configuration gives them, and parts of pages.
  elsewhere: [{ isRoot: named(files), pages: /(?:^|\/)_(?!site\/)[^/]+\// }],
  takesSpaces: true,
  ...tagsAndFilters,
  built: '_site',
  parts: permalinksOf(''),
  routes: permalinkRoutes(pageEndings),
  pageEndings,
  indexNames: ['index', 'README'],
  certain: 'sources',
  slugger: 'jekyll',
}

function hasOtherIds(configuration: Configuration): boolean {
  const markdown = textOf(configuration.valueOf('markdown'))
  if (markdown !== null && markdown.toLowerCase() !== 'kramdown') return true
  const input = textOf(configuration.valueOf('kramdown', 'input'))
  if (input !== null && input !== 'GFM') return true
  const settings = ['auto_ids', 'auto_id_prefix', 'auto_id_stripping', 'transliterated_header_ids']
  return settings.some(name => configuration.valueOf('kramdown', name).kind !== 'absent')
}
