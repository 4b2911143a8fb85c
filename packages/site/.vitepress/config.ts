import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type HeadConfig } from 'vitepress'
import manifest from '../../../package.json' with { type: 'json' }
import cli from '../../cli/package.json' with { type: 'json' }
import { writeText } from './as-text/write-text.ts'
import { adoptedStyles } from './plugins/adopted-styles.ts'
import { allowOwn, ownScripts, ownStyles, withoutStyles } from './allowed-scripts.ts'
import { classesForStyles } from './markdown/code-classes.ts'
import { coreInOneChunk } from './plugins/core-in-one-chunk.ts'
import { editedPage, editLink } from './edit-link.ts'
import { indentedCode } from './markdown/indented-code.ts'
import { linkedCodes } from './markdown/linked-codes.ts'
import { literalBraces } from './markdown/literal-braces.ts'
import { loadOnDemand } from './plugins/load-on-demand.ts'
import { markedExamples } from './markdown/marked-examples.ts'
import { ownLinks } from './markdown/own-links.ts'
import { sizedImages } from './markdown/sized-images.ts'
import { shortenExplorerMetadata } from './explorer-metadata.ts'
import { describePage, pageHead } from './page-head.ts'
import { noWorkersOnServer } from './plugins/no-workers-on-server.ts'
import { pagesOutside } from './plugins/pages-outside.ts'
import { search } from './search/search.ts'
import { settledFrame } from './settled-frame.ts'
import { shownWhenParsed } from './shown-when-parsed.ts'
import { nav, sidebar } from './sidebar.ts'
import { progress } from './plugins/progress.ts'
import { rankedSearch } from './search/ranked-search.ts'
import { smallScripts } from './plugins/small-scripts.ts'
import { withoutExamples } from './plugins/without-examples.ts'
import { withoutUnusedStyles } from './plugins/without-unused-styles.ts'
import { writeServiceWorker } from './offline/write-service-worker.ts'

const built = progress()
const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** Nothing is fetched from other origins, and browsers enforce it. */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' ${ownScripts}`,
  `style-src 'self' ${ownStyles}`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ')

/**
 * The hashes of the policy are known once a page is built. In development, Vite adds scripts and
 * styles of its own.
 */
const policy: HeadConfig[] =
  process.env['NODE_ENV'] === 'production'
    ? [['meta', { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy }]]
    : []

export default defineConfig({
  title: 'hreflint',
  description: 'Finds what is wrong in URLs, explains why, and says what to write instead.',
  lang: 'en',
  // By default, VitePress adds a style to the page while the colors change.
  appearance: { disableTransition: false },
  head: [
    ...policy,
    ['meta', { name: 'referrer', content: 'no-referrer' }],
    ['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
  ],
  // The pages are the documentation of the repository, at the paths that `pageOf` names.
  srcDir: '../../docs',
  // Decisions are for who changes the code, and beside it.
  srcExclude: ['decisions/**'],
  cacheDir: inRepository('node_modules/.cache/vitepress'),
  cleanUrls: true,
  metaChunk: true,
  ignoreDeadLinks: false,
  rewrites: id => id.replace(/(^|\/)README\.md$/, '$1index.md'),
  router: { prefetchLinks: false },
  // VitePress preloads everything that a page may import. These parts are loaded on demand.
  shouldPreload: link => !/\/chunks\/(?:programs|draw-graph|ParserSteps|UrlInCode)\./.test(link),
  transformPageData: (page, { siteConfig: { srcDir } }) => ({
    ...describePage(page, srcDir),
    ...editedPage(page, srcDir),
  }),
  transformHead: ({ pageData, siteData }) => pageHead(pageData, siteData.description),
  transformHtml(html, _id, { page }) {
    built.wrote()
    // VitePress prefetches what is not preloaded, which costs a visitor as much.
    const own = html.replaceAll(/<link rel="prefetch"[^>]*>/g, '')
    return allowOwn(withoutStyles(settledFrame(shownWhenParsed(own, page))))
  },
  ...(manifest.isPublished ? { sitemap: { hostname: manifest.homepage } } : {}),
  buildEnd(site) {
    const { outDir } = site
    // `$schema` in every configuration names this file.
    copyFileSync(inRepository('packages/cli/config.schema.json'), `${outDir}/config.schema.json`)
    writeText(site)
    shortenExplorerMetadata(outDir)
    return writeServiceWorker(outDir)
  },
  markdown: {
    // High contrast makes the colors readable for everybody.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(markdown) {
      indentedCode(markdown)
      ownLinks(markdown)
      sizedImages(markdown)
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
    ...editLink,
    footer: { message: `hreflint ${cli.version}. MIT license.` },
    ...(manifest.isPublished
      ? { socialLinks: [{ icon: 'github', link: manifest.repository.url.slice('git+'.length) }] }
      : {}),
  },
  vite: {
    plugins: [
      built.plugin,
      loadOnDemand(),
      withoutExamples(),
      noWorkersOnServer(),
      withoutUnusedStyles(),
      smallScripts(),
      adoptedStyles(),
      rankedSearch(),
      coreInOneChunk(),
      pagesOutside(inRepository('docs'), inRepository('packages/site')),
    ],
    worker: { format: 'es', plugins: () => [loadOnDemand(), withoutExamples()] },
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    // Every browser of the last three years runs this without changes.
    build: { target: 'es2022' },
    define: { __VUE_OPTIONS_API__: 'false' },
    resolve: {
      alias: { '@explorer': fileURLToPath(new URL('../src', import.meta.url)) },
      // `worker` selects code without the DOM, which the explorer's workers do not have.
      conditions: ['hreflint-source', 'worker'],
    },
  },
})
