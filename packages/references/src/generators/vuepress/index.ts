import { sources } from '../contract/defaults.ts'
import { absent, servedAt, withoutBase } from '../contract/option-value.ts'
import { permalinkRoutes, permalinksOf } from '../contract/permalinks.ts'
import { named, type Profile } from '../contract/profile.ts'

export const vuepress: Profile = {
  ...sources,
  id: 'vuepress',
  title: 'VuePress',
  shownBy: /^\.vuepress$/,
  looksInto: ['.vuepress'],
  configuration: /^\.vuepress\/config\.[cm]?[jt]s$/,
  read: ({ program }) => ({
    ...withoutBase(program.outerValueOf('base')),
    ...(program.hasInside('markdown', ['slugify', 'anchor']) ? { hasOtherIds: true } : {}),
  }),
  addressOf: ({ program }) => servedAt(absent, program.outerValueOf('base')),
  elsewhere: [{ isRoot: named(/^\.vuepress$/), pages: /(?:)/, takesReadme: true }],
  parts: permalinksOf(''),
  routes: permalinkRoutes(['md']),
  statics: ['.vuepress/public'],
  built: '.vuepress/dist',
  indexNames: ['README', 'index'],
  foldersNeedSlash: true,
  linksStartFrom: ['source'],
  // Permalinks move pages, and themes and plugins make pages.
  certain: 'sources',
  slugger: 'vitepress',
  pageIds: ['app'],
}
