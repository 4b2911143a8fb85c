/** The syntax that the editor highlights. */
export type EditorMode = 'html' | 'css' | 'markdown' | 'javascript' | 'json' | 'plain'

interface ShownLanguage {
  readonly label: string
  readonly mode: EditorMode
  /** Extension of a saved file. */
  readonly extension: string
}

/**
 * The languages of Document mode: every language id of `@hreflint/documents` that has URLs. The first four have
 * their own buttons. `_headers` and configurations of servers have only patterns, which have an explorer of their own.
 */
const languages = {
  html: ['HTML', 'html', 'html'],
  css: ['CSS', 'css', 'css'],
  markdown: ['Markdown', 'markdown', 'md'],
  javascript: ['JavaScript', 'javascript', 'js'],
  vue: ['Vue', 'html', 'vue'],
  svelte: ['Svelte', 'html', 'svelte'],
  astro: ['Astro', 'html', 'astro'],
  handlebars: ['Handlebars', 'html', 'hbs'],
  jinja: ['Jinja', 'html', 'jinja'],
  'django-html': ['Django', 'html', 'djhtml'],
  twig: ['Twig', 'html', 'twig'],
  liquid: ['Liquid', 'html', 'liquid'],
  erb: ['ERB', 'html', 'erb'],
  ejs: ['EJS', 'html', 'ejs'],
  php: ['PHP', 'html', 'php'],
  scss: ['SCSS', 'css', 'scss'],
  less: ['Less', 'css', 'less'],
  mdx: ['MDX', 'markdown', 'mdx'],
  jupyter: ['Jupyter', 'json', 'ipynb'],
  xml: ['XML', 'html', 'xml'],
  xsl: ['XSLT', 'html', 'xsl'],
  svg: ['SVG', 'html', 'svg'],
  xhtml: ['XHTML', 'html', 'xhtml'],
  javascriptreact: ['JSX', 'javascript', 'jsx'],
  typescript: ['TypeScript', 'javascript', 'ts'],
  typescriptreact: ['TSX', 'javascript', 'tsx'],
  dotenv: ['.env', 'plain', 'env'],
  json: ['JSON', 'json', 'json'],
  jsonc: ['JSON with comments', 'json', 'jsonc'],
  json5: ['JSON5', 'json', 'json5'],
  yaml: ['YAML', 'plain', 'yaml'],
  dockercompose: ['Docker Compose', 'plain', 'yaml'],
  toml: ['TOML', 'plain', 'toml'],
  ini: ['INI', 'plain', 'ini'],
  properties: ['Properties', 'plain', 'properties'],
  python: ['Python', 'plain', 'py'],
  go: ['Go', 'plain', 'go'],
  rust: ['Rust', 'plain', 'rs'],
  java: ['Java', 'plain', 'java'],
  kotlin: ['Kotlin', 'plain', 'kt'],
  csharp: ['C#', 'plain', 'cs'],
  c: ['C', 'plain', 'c'],
  cpp: ['C++', 'plain', 'cpp'],
  ruby: ['Ruby', 'plain', 'rb'],
  shellscript: ['Shell', 'plain', 'sh'],
  dockerfile: ['Dockerfile', 'plain', 'dockerfile'],
  sql: ['SQL', 'plain', 'sql'],
  terraform: ['Terraform', 'plain', 'tf'],
  prisma: ['Prisma', 'plain', 'prisma'],
  swift: ['Swift', 'plain', 'swift'],
  scala: ['Scala', 'plain', 'scala'],
  groovy: ['Groovy', 'plain', 'groovy'],
  dart: ['Dart', 'plain', 'dart'],
  elixir: ['Elixir', 'plain', 'ex'],
  lua: ['Lua', 'plain', 'lua'],
  powershell: ['PowerShell', 'plain', 'ps1'],
  makefile: ['Makefile', 'plain', 'mk'],
  systemd: ['systemd unit', 'plain', 'service'],
  restructuredtext: ['reStructuredText', 'plain', 'rst'],
  asciidoc: ['AsciiDoc', 'plain', 'adoc'],
  redirects: ['_redirects', 'plain', 'txt'],
  robots: ['robots.txt', 'plain', 'txt'],
  plaintext: ['Plain text', 'plain', 'txt'],
} as const satisfies Readonly<Record<string, readonly [string, EditorMode, string]>>

export type DocumentLanguageId = keyof typeof languages

export const documentLanguages: readonly { id: DocumentLanguageId; label: string }[] =
  Object.entries(languages).map(([id, [label]]) => ({ id: id as DocumentLanguageId, label }))

export function isDocumentLanguage(id: string): id is DocumentLanguageId {
  return Object.hasOwn(languages, id)
}

export function shownLanguage(id: DocumentLanguageId): ShownLanguage {
  const [label, mode, extension] = languages[id]
  return { label, mode, extension }
}
