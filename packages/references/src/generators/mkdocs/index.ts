import { sources } from '../contract/defaults.ts'
import { folderIn, outputIn, textOf } from '../contract/option-value.ts'
import { addressOf } from '../contract/options.ts'
import type { Profile } from '../contract/profile.ts'
import { hasOtherIds } from './heading-ids.ts'

const files = /^mkdocs\.ya?ml$/

export const mkdocs: Profile = {
  ...sources,
  id: 'mkdocs',
  title: 'MkDocs',
  takesSpaces: true,
  shownBy: files,
  configuration: files,
  read(configuration) {
    const docs = folderIn(configuration.valueOf('docs_dir'), 'docs')
    const address = configuration.valueOf('site_url')
    // Settings of another file may move everything.
    const inherits = configuration.valueOf('INHERIT').kind !== 'absent'
    if (docs === null || inherits) return null
    return {
      ...outputIn(configuration.valueOf('site_dir')),
      ...(docs === 'docs' ? {} : { contents: [docs] }),
      ...(textOf(configuration.valueOf('use_directory_urls')) === 'false'
        ? { pagesAreFolders: false }
        : {}),
      ...(hasOtherIds(configuration) ? { hasOtherIds: true } : {}),
      ...(address.kind === 'computed'
        ? { certain: 'sources' as const }
        : addressOf(textOf(address) || null, null)),
    }
  },
  contents: ['docs'],
  built: 'site',
  indexNames: ['index', 'README'],
  pagesAreFolders: true,
  hasOneAddress: () => true,
  slugger: 'mkdocs',
}
