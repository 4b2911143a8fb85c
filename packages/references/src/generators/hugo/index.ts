import { sources } from '../contract/defaults.ts'
import { absent, servedAt } from '../contract/option-value.ts'
import { named, type Profile } from '../contract/profile.ts'
import { findPage, readReference } from './find-page.ts'
import { movedPages } from './moved-pages.ts'
import { readHugo } from './options.ts'
import { hugoRoutes } from './routes.ts'

const current = /^(?:config\/_default\/)?hugo\.(?:toml|ya?ml|json)$/
// The names before 0.110, which other programs use too.
const former = /^(?:config\/_default\/)?config\.(?:toml|ya?ml|json)$/
const either = /^(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/

const isHugo = (names: readonly string[]): boolean =>
  named(current)(names) ||
  (named(former)(names) &&
    names.includes('content') &&
    named(/^(?:archetypes|layouts|themes)$/)(names) &&
    !names.includes('templates'))

export const hugo: Profile = {
  ...sources,
  id: 'hugo',
  title: 'Hugo',
  shownBy: either,
  looksInto: ['config/_default'],
  isRoot: isHugo,
  configuration: either,
  read: readHugo,
  movedPages,
  addressOf: configuration => servedAt(configuration.valueOf('baseURL'), absent),
  elsewhere: [
    { isRoot: isHugo, pages: /^(?:content[^/]*|archetypes|layouts|themes|exampleSite)\// },
  ],
  contents: ['content'],
  routes: hugoRoutes,
  statics: ['static', 'assets'],
  onlyReads: ['assets'],
  built: 'public',
  indexNames: ['_index', 'index'],
  pagesAreFolders: true,
  certain: 'sources',
  readTemplate: readReference,
  findPage,
  foldsAddresses: 'any',
  slugger: 'hugo',
}
