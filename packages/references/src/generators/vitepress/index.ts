import { sources } from '../contract/defaults.ts'
import { absent, folderIn, outputIn, servedAt, withoutBase } from '../contract/option-value.ts'
import type { Profile } from '../contract/profile.ts'
import { ignoredFolders } from './ignored-folders.ts'

const files = /^\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/

export const vitepress: Profile = {
  ...sources,
  id: 'vitepress',
  title: 'VitePress',
  shownBy: files,
  looksInto: ['.vitepress', '.vitepress/config'],
  configuration: files,
  read({ program }) {
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
      ...(program.hasInside('markdown', ['slugify', 'getTokensText', 'attrs'])
        ? { hasOtherIds: true }
        : {}),
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
