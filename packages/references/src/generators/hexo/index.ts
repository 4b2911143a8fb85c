import type { Configuration } from '../contract/configuration.ts'
import { sources } from '../contract/defaults.ts'
import { folderIn, outputIn, servedAt } from '../contract/option-value.ts'
import { permalinkRoutes, permalinksOf } from '../contract/permalinks.ts'
import type { Profile, RootFiles } from '../contract/profile.ts'

const files = /^_config\.ya?ml$/

const address = (configuration: Configuration) =>
  servedAt(configuration.valueOf('url'), configuration.valueOf('root'))

/** Renderers that make ids of their own. */
const otherRenderer = /"hexo-renderer-(?:pandoc|kramed|asciidoc|org|multi-markdown-it)"/

function hasOtherIds(configuration: Configuration, root: RootFiles): boolean {
  if (otherRenderer.test(root.textOf('package.json') ?? '')) return true
  const settings = [
    ['marked', 'modifyAnchors'],
    ['marked', 'headerIds'],
    ['markdown', 'anchors'],
  ]
  return settings.some(keys => configuration.valueOf(...keys).kind !== 'absent')
}

const pageEndings = ['md', 'markdown', 'html']

export const hexo: Profile = {
  ...sources,
  id: 'hexo',
  title: 'Hexo',
  shownBy: files,
  // Jekyll has a configuration of the same name, and gems.
  isRoot: names =>
    names.includes('source') &&
    (names.includes('scaffolds') || names.includes('themes')) &&
    names.includes('package.json') &&
    !names.includes('Gemfile'),
  configuration: files,
  read(configuration, root) {
    const source = folderIn(configuration.valueOf('source_dir'), 'source')
    if (source === null) return null
    return {
      ...outputIn(configuration.valueOf('public_dir')),
      ...(source === 'source' ? {} : { contents: [source], parts: permalinksOf(source) }),
      ...address(configuration),
      ...(hasOtherIds(configuration, root) ? { hasOtherIds: true } : {}),
    }
  },
  addressOf: address,
  contents: ['source'],
  built: 'public',
  parts: permalinksOf('source'),
  routes: permalinkRoutes(pageEndings),
  pageEndings,
  // A renderer leaves links as they are, and plugins follow those to sources.
  linksStartFrom: ['page', 'source'],
  rewritesSources: false,
  rewrites: () => true,
  // Permalinks move posts, and plugins and themes make pages.
  certain: 'sources',
  movedFolders: ['_posts'],
  slugger: 'hexo',
}
