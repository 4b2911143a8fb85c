import { writeMkdocs } from '../../redirects/writers/mkdocs-yaml.ts'
import { sources } from '../contract/defaults.ts'
import { folderIn, outputIn, textOf } from '../contract/option-value.ts'
import { addressOf } from '../contract/options.ts'
import type { Profile } from '../contract/profile.ts'
import { hasOtherIds } from './heading-ids.ts'
import { navigation } from './navigation.ts'
import { snippetsIn } from './snippets.ts'
import { wholeConfiguration } from './whole-configuration.ts'

/** Also `mkdocs-online.yml` and `mkdocs.en.yml`, which `mkdocs build -f` is given. */
const files = /^mkdocs(?:[-_.][\w-]+)*\.ya?ml$/

/** Matches plugins and an extension that look up what no document defines. */
const definesLabels = /\b(?:autorefs|mkdocstrings|api-autonav|ezlinks|roamlinks|auto_append)\b/

export const mkdocs: Profile = {
  ...sources,
  id: 'mkdocs',
  title: 'MkDocs',
  takesSpaces: true,
  shownBy: files,
  configuration: files,
  read(found, root) {
    const configuration = wholeConfiguration(found, root)
    if (configuration === null) return null
    const docs = folderIn(configuration.valueOf('docs_dir'), 'docs')
    const address = configuration.valueOf('site_url')
    if (docs === null) return null
    const partFolders = snippetsIn(configuration).filter(folder => folder.startsWith(`${docs}/`))
    return {
      ...(partFolders.length === 0 ? {} : { partFolders }),
      ...outputIn(configuration.valueOf('site_dir')),
      ...(docs === 'docs' ? {} : { contents: [docs] }),
      ...(textOf(configuration.valueOf('use_directory_urls')) === 'false'
        ? { pagesAreFolders: false }
        : {}),
      ...(hasOtherIds(configuration) ? { hasOtherIds: true } : {}),
      ...(definesLabels.test(configuration.text) ? { definesLabels: true } : {}),
      ...(address.kind === 'computed'
        ? { certain: 'sources' as const }
        : addressOf(textOf(address) || null, null)),
    }
  },
  navigation,
  movedPages: { file: files, write: writeMkdocs },
  contents: ['docs'],
  built: 'site',
  indexNames: ['index', 'README'],
  pagesAreFolders: true,
  hasOneAddress: () => true,
  slugger: 'mkdocs',
}
