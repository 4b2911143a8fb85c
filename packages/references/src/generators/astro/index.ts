import { sources } from '../contract/defaults.ts'
import { named, type Profile } from '../contract/profile.ts'
import { astroFiles, readAstro } from './options.ts'

export const astro: Profile = {
  ...sources,
  id: 'astro',
  title: 'Astro',
  shownBy: astroFiles,
  configuration: astroFiles,
  read: configuration => readAstro(configuration, ['pages']),
  elsewhere: [{ isRoot: named(astroFiles), pages: /^(?:src|content)\// }],
  contents: ['src/pages'],
  statics: ['public'],
  built: 'dist',
  components: ['src'],
  pageEndings: ['md', 'mdx', 'astro', 'html'],
  pagesAreFolders: true,
  linksStartFrom: ['page', 'source'],
  rewritesSources: false,
  aliases: /^[@~]/,
  foldsAddresses: 'lower',
  slugger: 'astro',
}
