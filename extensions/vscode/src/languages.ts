/**
 * The languages of VS Code whose documents can hold URLs. Kept apart from the activation events of the
 * manifest, which a test holds against this list.
 */
export const languages = [
  'html',
  'css',
  'scss',
  'less',
  'markdown',
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
  'erb',
  'php',
  'blade',
] as const

/** Only where `hreflint.javascript` is on: elsewhere ESLint judges these. */
export const scriptLanguages = [
  'javascript',
  'javascriptreact',
  'typescript',
  'typescriptreact',
] as const

/** Languages in which VS Code makes links of its own. */
export const linkedByEditor = ['html', 'handlebars', 'css', 'scss', 'less', 'markdown'] as const
