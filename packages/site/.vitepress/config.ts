import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import manifest from '../../../package.json' with { type: 'json' }
import cli from '../../cli/package.json' with { type: 'json' }
import { adoptedStyles } from './plugins/adopted-styles.ts'
import { allowOwn, ownScripts, ownStyles, withoutStyles } from './allowed-scripts.ts'
import { classesForStyles } from './markdown/code-classes.ts'
import { coreInOneChunk } from './plugins/core-in-one-chunk.ts'
import { linkedCodes } from './markdown/linked-codes.ts'
import { literalBraces } from './markdown/literal-braces.ts'
import { loadOnDemand } from './plugins/load-on-demand.ts'
import { markedExamples } from './markdown/marked-examples.ts'
import { ownLinks } from './markdown/own-links.ts'
import { shortenExplorerMetadata } from './explorer-metadata.ts'
import { describePage, pageHead } from './page-head.ts'
import { pagesOutside } from './plugins/pages-outside.ts'
import { search } from './search.ts'
import { shownWhenParsed } from './shown-when-parsed.ts'
import { nav, sidebar } from './sidebar.ts'
import { rankedSearch } from './plugins/ranked-search.ts'
import { withoutExamples } from './plugins/without-examples.ts'
import { writeServiceWorker } from './offline/write-service-worker.ts'

const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** Nothing is fetched from elsewhere, and the browser holds the pages to it. */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' ${ownScripts}`,
  `style-src 'self' ${ownStyles}`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ')

export default defineConfig({
  title: 'hreflint',
  description: 'Finds what is wrong in URLs, explains why, and says what to write instead.',
  lang: 'en',
  // It would add a style to the page while the colors change.
  appearance: { disableTransition: false },
  head: [
    ['meta', { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy }],
    ['meta', { name: 'referrer', content: 'no-referrer' }],
    ['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
  ],
  // The pages are the documentation of the repository, at the very paths that `pageOf` names.
  srcDir: '../../docs',
  srcExclude: ['decisions/0000-template.md'],
  cacheDir: inRepository('node_modules/.cache/vitepress'),
  cleanUrls: true,
  metaChunk: true,
  ignoreDeadLinks: false,
  rewrites: id => id.replace(/(^|\/)README\.md$/, '$1index.md'),
  router: { prefetchLinks: false },
  // VitePress preloads all that a page may import; these parts wait until somebody asks for them.
  shouldPreload: link => !/\/chunks\/(?:programs|draw-graph|ParserSteps)\./.test(link),
  transformPageData: (page, { siteConfig }) => describePage(page, siteConfig.srcDir),
  transformHead: ({ pageData, siteData }) => pageHead(pageData, siteData.description),
  transformHtml: (html, _id, { page }) =>
    // What is not preloaded VitePress would prefetch, which costs a visitor as much.
    allowOwn(
      withoutStyles(shownWhenParsed(html.replaceAll(/<link rel="prefetch"[^>]*>/g, ''), page)),
    ),
  ...(manifest.isPublished ? { sitemap: { hostname: manifest.homepage } } : {}),
  buildEnd({ outDir }) {
    // `$schema` of every configuration names it.
    copyFileSync(inRepository('packages/cli/config.schema.json'), `${outDir}/config.schema.json`)
    shortenExplorerMetadata(outDir)
    return writeServiceWorker(outDir)
  },
  markdown: {
    // Colors that can be read by everybody.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(markdown) {
      ownLinks(markdown)
      markedExamples(markdown)
      classesForStyles(markdown)
      literalBraces(markdown)
      linkedCodes(markdown)
    },
  },
  themeConfig: {
    nav,
    sidebar,
    search,
    logo: '/icon.svg',
    outline: { level: [2, 3] },
    footer: { message: `hreflint ${cli.version}. MIT license.` },
    ...(manifest.isPublished
      ? { socialLinks: [{ icon: 'github', link: manifest.repository.url.slice('git+'.length) }] }
      : {}),
  },
  vite: {
    plugins: [
      loadOnDemand(),
      withoutExamples(),
      adoptedStyles(),
      rankedSearch(),
      coreInOneChunk(),
      pagesOutside(inRepository('docs'), inRepository('packages/site')),
    ],
    worker: { format: 'es', plugins: () => [loadOnDemand(), withoutExamples()] },
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    // What every browser of the last three years runs as it is.
    build: { target: 'es2022' },
    define: { __VUE_OPTIONS_API__: 'false' },
    resolve: {
      alias: { '@explorer': fileURLToPath(new URL('../src', import.meta.url)) },
      // `worker`: without the DOM, which the workers of the explorer do not have.
      conditions: ['hreflint-source', 'worker'],
    },
  },
})
