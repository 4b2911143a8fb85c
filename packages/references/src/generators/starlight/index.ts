import { astro } from '../astro/index.ts'
import { astroFiles, readAstro } from '../astro/options.ts'
import { named, type Profile } from '../contract/profile.ts'
import { starlightParts } from './parts.ts'
import { starlightRoutes } from './routes.ts'

export const starlight: Profile = {
  ...astro,
  id: 'starlight',
  title: 'Starlight',
  shownBy: /^src\/content\/docs\/./,
  looksInto: ['src/content/docs'],
  isRoot: named(astroFiles),
  read(configuration, root) {
    const options = readAstro(configuration, ['content/docs', 'pages'])
    const [content = 'src/content/docs'] = options?.contents ?? []
    const parts = starlightParts(configuration.program, content, root)
    return options === null || parts.length === 0 ? options : { ...options, parts }
  },
  routes: starlightRoutes,
  elsewhere: [],
  contents: ['src/content/docs', 'src/pages'],
  pageEndings: ['md', 'mdx', 'mdoc', 'astro', 'html'],
  pageIds: ['_top'],
}
