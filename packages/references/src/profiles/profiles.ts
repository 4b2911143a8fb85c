import type { Profile } from './profile.ts'

/** The common values of each kind. Each row overrides what differs. */
const output: Omit<Profile, 'id' | 'title'> = {
  holds: 'output',
  shownBy: null,
  contents: [''],
  statics: [],
  components: [],
  pageEndings: ['html', 'htm', 'xhtml'],
  indexNames: ['index'],
  cleanUrls: false,
  pagesAreFolders: false,
  sectionsAreFiles: false,
  foldersNeedSlash: false,
  isFormSure: false,
  linksStartFrom: ['page'],
  certain: 'all',
  rewritesSources: true,
  renamesSources: false,
  generatedFiles: [],
  movedFolders: [],
  aliases: null,
  slugger: 'github',
  explicitIds: false,
  footnoteIds: /^(?:user-content-)?fn(?:ref)?[-:\d]/,
  pageIds: [],
  htmlHeadings: false,
  showsFiles: false,
  foldsFragments: false,
}

const repository: Omit<Profile, 'id' | 'title'> = {
  ...output,
  holds: 'repository',
  htmlHeadings: true,
  showsFiles: true,
  foldsFragments: true,
}

const sources: Omit<Profile, 'id' | 'title'> = {
  ...output,
  holds: 'sources',
  pageEndings: ['md'],
  cleanUrls: true,
  linksStartFrom: ['source', 'page'],
  certain: 'pictures',
  explicitIds: true,
}

/** All profiles, generators first. The first one that a file identifies is used. */
export const profiles: readonly Profile[] = [
  {
    ...sources,
    id: 'vitepress',
    title: 'VitePress',
    shownBy: /^\.vitepress\/config\.[cm]?[jt]s$/,
    statics: ['public'],
    components: ['.vitepress/theme', 'components'],
    foldersNeedSlash: true,
    linksStartFrom: ['source'],
    certain: 'all',
    slugger: 'vitepress',
    pageIds: ['app', 'VPContent'],
  },
  {
    ...sources,
    id: 'docusaurus',
    title: 'Docusaurus',
    shownBy: /^docusaurus\.config\.[cm]?[jt]s$/,
    contents: ['docs', 'blog', 'src/pages'],
    statics: ['static'],
    components: ['src'],
    pageEndings: ['md', 'mdx'],
    indexNames: ['index', 'README'],
    aliases: /^(?:@|~|pathname:)/,
    slugger: 'github',
    pageIds: ['__docusaurus', '__docusaurus_skipToContent_fallback'],
  },
  {
    ...sources,
    id: 'starlight',
    title: 'Starlight',
    shownBy: /^src\/content\/docs\/.+\.mdx?$/,
    contents: ['src/content/docs', 'src/pages'],
    statics: ['public'],
    components: ['src'],
    pageEndings: ['md', 'mdx', 'mdoc', 'astro', 'html'],
    pagesAreFolders: true,
    linksStartFrom: ['page', 'source'],
    rewritesSources: false,
    aliases: /^[@~]/,
    slugger: 'astro',
    explicitIds: false,
    pageIds: ['_top'],
  },
  {
    ...sources,
    id: 'astro',
    title: 'Astro',
    shownBy: /^astro\.config\.[cm]?[jt]s$/,
    contents: ['src/pages'],
    statics: ['public'],
    components: ['src'],
    pageEndings: ['md', 'mdx', 'astro', 'html'],
    pagesAreFolders: true,
    linksStartFrom: ['page', 'source'],
    rewritesSources: false,
    aliases: /^[@~]/,
    slugger: 'astro',
    explicitIds: false,
  },
  {
    ...sources,
    id: 'mkdocs',
    title: 'MkDocs',
    shownBy: /^mkdocs\.ya?ml$/,
    contents: ['docs'],
    indexNames: ['index', 'README'],
    pagesAreFolders: true,
    isFormSure: true,
    slugger: 'mkdocs',
  },
  {
    ...sources,
    id: 'hugo',
    title: 'Hugo',
    shownBy: /^hugo\.(?:toml|ya?ml|json)$/,
    contents: ['content'],
    statics: ['static', 'assets'],
    indexNames: ['_index', 'index'],
    pagesAreFolders: true,
    certain: 'sources',
    slugger: 'hugo',
  },
  {
    ...sources,
    id: 'mdbook',
    title: 'mdBook',
    shownBy: /^book\.toml$/,
    contents: ['src'],
    indexNames: ['index', 'README', 'Readme', 'readme'],
    linksStartFrom: ['source'],
    renamesSources: true,
    generatedFiles: [
      'index.html',
      'print.html',
      'toc.html',
      '404.html',
      'favicon.png',
      'favicon.svg',
    ],
    slugger: 'mdbook',
    footnoteIds: /^(?:fn(?:ref)?[-:\d]|footnote-|fr-)/,
  },
  {
    ...sources,
    id: 'jekyll',
    title: 'Jekyll',
    shownBy: /^_config\.ya?ml$/,
    pageEndings: ['md', 'markdown', 'html'],
    indexNames: ['index', 'README'],
    certain: 'sources',
    slugger: 'jekyll',
  },
  {
    ...output,
    id: 'pages',
    title: 'Pages with clean URLs',
    shownBy: /^(?:_redirects|_headers|\.nojekyll)$/,
    cleanUrls: true,
  },
  { ...repository, id: 'github', title: 'Repository on GitHub', shownBy: null },
  {
    ...repository,
    id: 'gitlab',
    title: 'Repository on GitLab',
    shownBy: null,
    slugger: 'gitlab',
  },
  { ...output, id: 'files', title: 'Plain files' },
]

export const profileIds: readonly string[] = profiles.map(({ id }) => id)

/**
 * Returns the profile with an id.
 *
 * @throws RangeError if the id is unknown. The message lists the known ones.
 */
export function findProfile(id: string): Profile {
  const profile = profiles.find(candidate => candidate.id === id)
  if (profile !== undefined) return profile
  throw new RangeError(`Unknown profile ${JSON.stringify(id)}. Known: ${profileIds.join(', ')}.`)
}
