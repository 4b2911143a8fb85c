import { join } from 'node:path'
import type { Generator } from './compare-with-build.ts'
import { installedPackages } from './installed-packages.ts'

const docusaurusVersion = '3.10.2'

/** Docusaurus with options of the site, its docs and more plugins. */
export const docusaurus = (name: string, options: string, docs: string, more = ''): Generator => ({
  name: `Docusaurus, ${name}`,
  files: {
    'package.json': '{ "private": true }',
    'docusaurus.config.mjs': `export default {
      title: 'x', url: 'http://site.test', baseUrl: '/', ${options}
      onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
      markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
      plugins: [['@docusaurus/plugin-content-docs', { ${docs} }], ${more}],
      themes: ['@docusaurus/theme-classic'],
    }\n`,
  },
  content: 'docs',
  build: [process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
  comparesOutside: true,
  // With `trailingSlash: false`, pages are files.
  lenient: /\.html/,
  packages: () =>
    join(
      installedPackages({
        '@docusaurus/core': docusaurusVersion,
        '@docusaurus/plugin-content-blog': docusaurusVersion,
        '@docusaurus/plugin-content-docs': docusaurusVersion,
        '@docusaurus/plugin-content-pages': docusaurusVersion,
        '@docusaurus/theme-classic': docusaurusVersion,
        react: '19.2.0',
        'react-dom': '19.2.0',
      }),
      'node_modules',
    ),
})

/** Astro with the options of its configuration. */
const astro = (name: string, options: string): Generator => ({
  name,
  files: {
    'package.json': '{ "private": true, "type": "module" }',
    'astro.config.mjs': `export default { site: 'http://site.test', ${options} }\n`,
  },
  content: 'src/pages',
  build: [process.execPath, '../node_modules/astro/astro.js', 'build'],
  output: 'dist',
  // Settings and later versions keep a hyphen at the end of an id.
  lenient: /#.*-$/,
  // Astro does not find the styles of packages below a link.
  home: () => installedPackages({ astro: '5.18.2', '@astrojs/starlight': '0.37.7' }),
})

export const starlight: Generator = {
  ...astro('Starlight', ''),
  files: {
    'package.json': '{ "private": true, "type": "module" }',
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
      export default { site: 'http://site.test', integrations: [starlight({ title: 'x', pagefind: false })] }\n`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content'
      import { docsLoader } from '@astrojs/starlight/loaders'
      import { docsSchema } from '@astrojs/starlight/schema'
      export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }\n`,
  },
  content: 'src/content/docs',
}

/** Generators that are installed from npm, with the settings that move their pages. */
export const npmGenerators: readonly Generator[] = [
  docusaurus('docs only', '', "routeBasePath: '/'"),
  astro('Astro', ''),
  astro("Astro, format: 'file'", "build: { format: 'file' }"),
  astro("Astro, trailingSlash: 'never'", "trailingSlash: 'never'"),
  starlight,
]
