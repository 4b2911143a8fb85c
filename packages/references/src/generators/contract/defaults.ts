import type { Profile } from './profile.ts'

/** The files that a server serves. Each generator, forge or server overrides what differs. */
export const output: Omit<Profile, 'id' | 'title'> = {
  holds: 'output',
  shownBy: null,
  looksInto: [],
  isRoot: () => true,
  configuration: null,
  isConfiguration: () => true,
  read: () => ({}),
  navigation: null,
  movedPages: null,
  addressOf(configuration, root) {
    const options = configuration.text === '' ? {} : this.read(configuration, root)
    if (options === null || options.certain === 'sources') return null
    return options.siteUrl === undefined ? {} : { siteUrl: options.siteUrl }
  },
  elsewhere: [],
  contents: [''],
  parts: [],
  routes: null,
  makesPage: () => true,
  partFolders: [],
  statics: [],
  onlyReads: [],
  home: '',
  built: null,
  components: [],
  pageEndings: ['html', 'htm', 'xhtml'],
  indexNames: ['index'],
  fallbackExtensions: [],
  indexFiles: ['index.html'],
  pagesAreFolders: false,
  sectionsAreFiles: false,
  foldersNeedSlash: false,
  hasOneAddress: () => false,
  linksStartFrom: ['page'],
  certain: 'all',
  rewritesSources: true,
  rewrites() {
    return this.rewritesSources
  },
  findSource: () => null,
  readTemplate: () => null,
  findPage: () => ({ kind: 'unsure' }),
  namesOf: () => [],
  pageOfMissing: () => null,
  generatedFiles: [],
  generatedFolders: [],
  foldsAddresses: null,
  knownFolders: [],
  movedFolders: [],
  aliases: null,
  slugger: 'github',
  explicitIds: false,
  hasOtherIds: false,
  addsIds: false,
  footnoteIds: /^(?:user-content-)?fn(?:ref)?[-:\d]/,
  pageIds: [],
  htmlHeadings: false,
  showsFiles: false,
  foldsFragments: false,
  slugsFragments: false,
}

/** The files that a forge shows as they are. */
export const repository: Omit<Profile, 'id' | 'title'> = {
  ...output,
  holds: 'repository',
  htmlHeadings: true,
  showsFiles: true,
  foldsFragments: true,
}

/** The files that a generator makes pages from. */
export const sources: Omit<Profile, 'id' | 'title'> = {
  ...output,
  holds: 'sources',
  pageEndings: ['md'],
  fallbackExtensions: ['html'],
  linksStartFrom: ['source', 'page'],
  certain: 'pictures',
  explicitIds: true,
}
