import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { pagesOutside } from './pages-outside.ts'
import { search } from './search.ts'
import { nav, sidebar } from './sidebar.ts'

const source = fileURLToPath(new URL('../src', import.meta.url))
const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

export default defineConfig({
  title: 'hreflint',
  description: 'Finds what is wrong in URLs, says why, and what to write instead.',
  lang: 'en',
  // The pages are the documentation of the repository, at the very paths that `pageOf` names.
  srcDir: '../../docs',
  cacheDir: inRepository('node_modules/.cache/vitepress'),
  cleanUrls: true,
  metaChunk: true,
  ignoreDeadLinks: true,
  rewrites: id => id.replace(/(^|\/)README\.md$/, '$1index.md'),
  router: { prefetchLinks: false },
  themeConfig: { nav, sidebar, search, outline: { level: [2, 3] } },
  vite: {
    plugins: [pagesOutside(inRepository('docs'), inRepository('packages/site'))],
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    resolve: {
      alias: { '@explorer': source },
      conditions: ['hreflint-source'],
    },
  },
})
