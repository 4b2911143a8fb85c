import { folderIn, outputIn, textOf } from '../contract/option-value.ts'
import { addressOf } from '../contract/options.ts'
import type { Profile } from '../contract/profile.ts'
import { mkdocs } from '../mkdocs/index.ts'
import { navigation } from './navigation.ts'

const files = /^zensical\.toml$/

/** The successor of Material for MkDocs, with settings of its own. It reads those of MkDocs as well. */
export const zensical: Profile = {
  ...mkdocs,
  id: 'zensical',
  title: 'Zensical',
  shownBy: files,
  configuration: files,
  read(configuration) {
    const settingOf = (name: string) => configuration.valueOf('project', name)
    const docs = folderIn(settingOf('docs_dir'), 'docs')
    if (docs === null) return null
    const [toc] = configuration.tablesIn('project', 'markdown_extensions', 'toc')
    const hasOtherIds = toc?.slugify !== undefined || toc?.separator !== undefined
    return {
      ...outputIn(settingOf('site_dir')),
      ...(docs === 'docs' ? {} : { contents: [docs] }),
      ...(textOf(settingOf('use_directory_urls')) === 'false' ? { pagesAreFolders: false } : {}),
      ...(hasOtherIds ? { hasOtherIds: true } : {}),
      ...addressOf(textOf(settingOf('site_url')) || null, null),
    }
  },
  navigation,
  movedPages: null,
}
