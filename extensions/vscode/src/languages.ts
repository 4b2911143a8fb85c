/** Languages whose documents are checked only if the settings or a configuration file say so. */
export const scripts = ['javascript', 'javascriptreact', 'typescript', 'typescriptreact'] as const

/** Languages whose documents have a URL only here and there. */
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
] as const

/** Languages of programs of which only strings are read. */
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
] as const

/**
 * The languages of VS Code whose documents can hold URLs. Kept apart from the activation events of the
 * manifest, which a test holds against this list.
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
  ...programs,
] as const

/** Languages in which VS Code makes links of its own. */
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
 * Languages that VS Code does not know by itself: without the extensions that bring them, their files
 * would be plain text. With those, both say the same.
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
