import { astro } from '../astro/index.ts'
import { astroFiles, readAstro } from '../astro/options.ts'
import { named, type Profile } from '../contract/profile.ts'

export const starlight: Profile = {
  ...astro,
  id: 'starlight',
  title: 'Starlight',
  shownBy: /^src\/content\/docs\/./,
  looksInto: ['src/content/docs'],
  isRoot: named(astroFiles),
  read: configuration => readAstro(configuration, ['content/docs', 'pages']),
  elsewhere: [],
  contents: ['src/content/docs', 'src/pages'],
  pageEndings: ['md', 'mdx', 'mdoc', 'astro', 'html'],
  pageIds: ['_top'],
}
