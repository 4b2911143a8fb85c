import { sources } from '../contract/defaults.ts'
import { absent, folderIn, outputIn, servedAt, withoutBase } from '../contract/option-value.ts'
import type { Profile, RootFiles } from '../contract/profile.ts'
import { ProgramOptions } from '../contract/program-options.ts'
import { ignoredFolders } from './ignored-folders.ts'

/** Folders with modules that a configuration may consist of. */
const foldersOfModules = ['.vitepress', '.vitepress/config']

/** Returns the modules beside the configuration, which may be parts of it: one for each language, and what they share. */
function programsBeside(root: RootFiles): readonly ProgramOptions[] {
  return foldersOfModules.flatMap(folder =>
    root.namesIn(folder).flatMap(name => {
      const path = `${folder}/${name}`
      const text = /\.[cm]?[jt]s$/.test(name) && !files.test(path) ? root.textOf(path) : null
      return text === null ? [] : [new ProgramOptions(text)]
    }),
  )
}

const changesIds = (program: ProgramOptions): boolean =>
  program.hasInside('markdown', ['slugify', 'getTokensText', 'attrs'])

const files = /^\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/

export const vitepress: Profile = {
  ...sources,
  id: 'vitepress',
  title: 'VitePress',
  shownBy: files,
  looksInto: ['.vitepress', '.vitepress/config'],
  configuration: files,
  read({ program }, root) {
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
      ...([program, ...programsBeside(root)].some(changesIds) ? { hasOtherIds: true } : {}),
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
