import { sources } from '../contract/defaults.ts'
import { localModules } from '../contract/local-modules.ts'
import { absent, folderIn, outputIn, servedAt, withoutBase } from '../contract/option-value.ts'
import type { Profile } from '../contract/profile.ts'
import type { ProgramOptions } from '../contract/program-options.ts'
import { ignoredFolders } from './ignored-folders.ts'
import { slugsFragments } from './packages.ts'

const hasOtherIds = (program: ProgramOptions): boolean =>
  program.hasInside('markdown', ['slugify', 'getTokensText', 'attrs'])

/** Matches a plugin of Vite that changes the text of pages before they are read. */
const changesMarkdown = /\btransform\s*[(:][\s\S]{0,2000}\.md\b/

const files = /^\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/

export const vitepress: Profile = {
  ...sources,
  id: 'vitepress',
  title: 'VitePress',
  shownBy: files,
  looksInto: ['.vitepress', '.vitepress/config'],
  configuration: files,
  read({ program, path, text }, root) {
    const modules = localModules(path, text, root)
    const source = folderIn(program.outerValueOf('srcDir'), '')
    if (source === null) return null
    return {
      ...outputIn(program.outerValueOf('outDir')),
      ...(source === '' ? {} : { contents: [source], statics: [`${source}/public`] }),
      ...withoutBase(
        program.outerValueOf('base'),
        ignoredFolders(program.treeOf('ignoreDeadLinks')),
      ),
      // With rewrites, the addresses of pages differ from the paths of their sources. A link to `.md`
      // only loses its ending, so it may lead to such an address.
      ...(program.has('rewrites') ? { certain: 'nothing' as const } : {}),
      ...([program, ...modules.map(module => module.program)].some(hasOtherIds)
        ? { hasOtherIds: true }
        : {}),
      ...(modules.some(module => changesMarkdown.test(module.text)) ? { addsIds: true } : {}),
      ...(slugsFragments(root) ? { slugsFragments: true } : {}),
    }
  },
  addressOf: ({ program }) => servedAt(absent, program.outerValueOf('base')),
  statics: ['public'],
  built: '.vitepress/dist',
  components: ['.vitepress/theme', 'components'],
  foldersNeedSlash: true,
  linksStartFrom: ['source'],
  certain: 'all',
  slugger: 'vitepress',
  pageIds: ['app', 'VPContent'],
}
