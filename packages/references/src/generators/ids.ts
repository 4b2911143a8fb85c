/**
 * The generators, forges and servers, each with a folder of its name. The first one that the files of
 * a folder identify is used. After a change: pnpm generate
 */
export const profileIds = [
  'vitepress',
  'docusaurus',
  'starlight',
  'astro',
  'mkdocs',
  'hugo',
  'mdbook',
  'hexo',
  'jekyll',
  'eleventy',
  'vuepress',
  'rspress',
  'mintlify',
  'zensical',
  'vault',
  'website',
  'pages',
  'github',
  'gitlab',
  'files',
] as const
