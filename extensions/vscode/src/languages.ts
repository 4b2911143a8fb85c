/** Languages whose documents are not checked where ESLint checks them. */
export const scripts = ['javascript', 'javascriptreact', 'typescript', 'typescriptreact'] as const

/** Languages whose documents have few URLs. */
export const configurations = [
  'dotenv',
  'json',
  'jsonc',
  'json5',
  'yaml',
  'dockercompose',
  'toml',
  'ini',
  'properties',
  'nginx',
  'apacheconf',
  'caddyfile',
] as const

/** Languages of documentation in which only URLs with a scheme are read. */
export const prose = ['restructuredtext', 'asciidoc'] as const

/** Programming languages in which only strings are read. */
export const programs = [
  'python',
  'go',
  'rust',
  'java',
  'kotlin',
  'csharp',
  'c',
  'cpp',
  'ruby',
  'shellscript',
  'dockerfile',
  'sql',
  'terraform',
  'prisma',
  'swift',
  'scala',
  'groovy',
  'dart',
  'elixir',
  'lua',
  'powershell',
  'makefile',
] as const

/**
 * The languages of VS Code whose documents can contain URLs. The activation events in the manifest
 * are a separate list. A test compares the two.
 */
export const languages = [
  'html',
  'xhtml',
  'css',
  'scss',
  'less',
  'markdown',
  'mdx',
  'xml',
  'xsl',
  'svg',
  'vue',
  'svelte',
  'astro',
  'handlebars',
  'jinja',
  'jinja-html',
  'django-html',
  'twig',
  'liquid',
  'erb',
  'ejs',
  'php',
  ...scripts,
  ...configurations,
  ...prose,
  ...programs,
] as const

/** Languages in which VS Code itself creates links. */
export const linkedByEditor = [
  'html',
  'handlebars',
  'css',
  'scss',
  'less',
  'markdown',
  ...scripts,
] as const

/**
 * Languages that VS Code does not know by itself. Without the extensions that add them, their files
 * are plain text. If those extensions are installed, both define the same endings.
 */
export const endingsOfOthers = {
  vue: ['.vue'],
  svelte: ['.svelte'],
  astro: ['.astro'],
  twig: ['.twig'],
  liquid: ['.liquid'],
  ejs: ['.ejs'],
  mdx: ['.mdx'],
  erb: ['.erb', '.rhtml'],
} as const
