import { sources } from '../contract/defaults.ts'
import { servedAt, withoutBase } from '../contract/option-value.ts'
import { folderOf } from '../contract/options.ts'
import { named, type Profile } from '../contract/profile.ts'
import { partsIn } from './parts.ts'
import { findPluginSource } from './plugin-source.ts'
import { docusaurusRoutes } from './routes.ts'

const files = /^docusaurus\.config\.[cm]?[jt]s$/

export const docusaurus: Profile = {
  ...sources,
  id: 'docusaurus',
  title: 'Docusaurus',
  shownBy: files,
  configuration: files,
  read({ program }, root) {
    const parts = partsIn(program, root)
    const folders = program.valueOf('staticDirectories')
    const statics = folders.kind === 'strings' ? folders.values.map(folderOf) : [null]
    const known = statics.filter(folder => folder !== null)
    return {
      parts,
      contents: [...new Set(parts.map(({ folder }) => folder))].sort((a, b) => b.length - a.length),
      ...withoutBase(program.outerValueOf('baseUrl')),
      ...(folders.kind === 'absent'
        ? {}
        : known.length === statics.length
          ? { statics: known }
          : { certain: 'sources' as const }),
    }
  },
  addressOf: ({ program }) =>
    servedAt(program.outerValueOf('url'), program.outerValueOf('baseUrl')),
  elsewhere: [
    {
      isRoot: named(files),
      // Versions that a site no longer publishes are moved to `versioned_docs_archived` and the like.
      pages: /^(?:i18n|blog|community|news|(?:[\w-]+_)?versioned_docs(?:_\w+)?)\//,
    },
    {
      // The docs may lie beside the folder of the site.
      isRoot: names =>
        named(/^website\/docusaurus\.config\.[cm]?[jt]s$/)(names) &&
        !names.includes('website/docs'),
      pages: /^docs\//,
    },
  ],
  contents: ['docs', 'blog', 'src/pages'],
  routes: docusaurusRoutes,
  statics: ['static'],
  built: 'build',
  components: ['src'],
  pageEndings: ['md', 'mdx'],
  indexNames: ['index', 'README'],
  // A plugin of its own makes the pages of each content folder, and rewrites links in Markdown only.
  rewrites: ({ site }) => site.kind === 'markdown',
  findSource: findPluginSource,
  aliases: /^(?:@|~|pathname:)/,
  pageIds: ['__docusaurus', '__docusaurus_skipToContent_fallback'],
}
