import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { languageOf } from '@hreflint/documents'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folderWith, runCli } from '../cli/support/run-cli.ts'
import { type DiagnosticReport, started } from '../language-server/sessions.ts'

// The language server and the command line say the same of the links of a site, whatever shows its profile, and
// whatever its generator is configured to do.

interface SiteCase {
  readonly title: string
  readonly files: Readonly<Record<string, string>>
  /** The documents that link, in any form, to everything. */
  readonly pages: readonly string[]
  /** Whether nothing is known of the site, so that nothing is said. */
  readonly isUnknown?: boolean
}

const origin = (url: string) => ({
  '.git/config': `[remote "origin"]\n\turl = ${url}\n`,
  '.git/HEAD': 'ref: refs/heads/main\n',
})
const configured = (settings: object) => ({ 'hreflint.config.json': JSON.stringify(settings) })
/** Files that each site has below a folder. */
const below = (folder: string, ...endings: readonly string[]) =>
  Object.fromEntries(
    ['b', 'c/index', 'c/README', 'c/_index', 'C d'].flatMap(name =>
      endings.map(ending => [
        `${folder}${name}.${ending}`,
        ending === 'html' ? '<h2 id=one>One</h2>' : '# One\n',
      ]),
    ),
  )
const pictures = (folder: string) => ({ [`${folder}a.png`]: '', [`${folder}x/y.png`]: '' })

const cases: readonly SiteCase[] = [
  {
    title: 'VitePress',
    files: {
      '.vitepress/config.ts': 'export default {}',
      ...below('', 'md'),
      ...pictures('public/'),
    },
    pages: ['a.md', 'c/a.md'],
  },
  {
    title: 'VitePress with srcDir and base',
    files: {
      '.vitepress/config.ts': "export default { srcDir: './src', base: '/docs/' }",
      ...below('src/', 'md'),
      ...pictures('src/public/'),
    },
    pages: ['src/a.md', 'src/c/a.md', 'README.md'],
  },
  {
    title: 'VitePress with rewrites',
    files: {
      '.vitepress/config.ts': "export default { rewrites: { 'b.md': 'd.md' } }",
      ...below('', 'md'),
    },
    pages: ['a.md'],
  },
  {
    title: 'VitePress whose folder is computed',
    isUnknown: true,
    files: { '.vitepress/config.mts': 'export default { srcDir: where() }', ...below('', 'md') },
    pages: ['a.md'],
  },
  {
    title: 'Docusaurus with copied folders',
    files: {
      'docusaurus.config.js': "module.exports = { staticDirectories: ['assets'] }",
      ...below('docs/', 'md', 'mdx'),
      ...pictures('assets/'),
    },
    pages: ['docs/a.md', 'docs/c/a.mdx'],
  },
  {
    title: 'files that Docusaurus copies, which look like pages',
    files: {
      'docusaurus.config.js': 'module.exports = {}',
      'static/.nojekyll': '',
      ...below('static/', 'html'),
      ...below('docs/', 'md'),
    },
    pages: ['docs/a.md', 'static/a.html'],
  },
  {
    title: 'Starlight',
    files: {
      'astro.config.mjs': "export default { site: 'https://a.test' }",
      ...below('src/content/docs/', 'md', 'mdx'),
      ...pictures('public/'),
    },
    pages: ['src/content/docs/a.md', 'src/content/docs/c/a.mdx'],
  },
  {
    title: 'Astro with other folders and a base',
    files: {
      'astro.config.mjs':
        "export default { srcDir: './web', publicDir: 'files/', site: 'https://a.test', base: '/docs' }",
      ...below('web/pages/', 'md'),
      ...pictures('files/'),
    },
    pages: ['web/pages/a.md', 'web/pages/c/a.md'],
  },
  {
    title: 'MkDocs with docs_dir and site_url',
    files: {
      'mkdocs.yml': 'docs_dir: manual\nsite_url: https://a.test/docs/\n',
      ...below('manual/', 'md'),
      ...pictures('manual/'),
    },
    pages: ['manual/a.md', 'manual/c/a.md'],
  },
  {
    title: 'MkDocs without folders for pages',
    files: { 'mkdocs.yml': 'use_directory_urls: false\n', ...below('docs/', 'md') },
    pages: ['docs/a.md', 'docs/c/a.md'],
  },
  {
    title: 'Hugo with contentDir',
    files: {
      'hugo.toml': "contentDir = 'text'\n",
      ...below('text/', 'md'),
      ...pictures('static/'),
    },
    pages: ['text/a.md', 'text/c/a.md'],
  },
  {
    title: 'mdBook with src',
    files: { 'book.toml': '[book]\nsrc = "text"\n', ...below('text/', 'md'), ...pictures('text/') },
    pages: ['text/a.md', 'text/c/a.md'],
  },
  {
    title: 'Jekyll with a source and a base',
    files: { '_config.yml': 'source: site\nbaseurl: /docs\n', ...below('site/', 'md', 'html') },
    pages: ['site/a.md', 'site/c/a.html'],
  },
  {
    title: 'pages with redirects',
    files: {
      _redirects: '/old /b 301\n/gone /none 301\n/x/* /c/:splat 301\n',
      ...below('', 'html'),
      ...pictures(''),
    },
    pages: ['a.html', 'c/a.html', '_redirects'],
  },
  {
    title: 'a repository on GitHub',
    files: { ...origin('https://github.com/o/r.git'), ...below('', 'md'), ...pictures('') },
    pages: ['a.md', 'c/a.md', 'c/a.html'],
  },
  {
    title: 'a site in a repository on GitHub',
    files: {
      ...origin('git@github.com:o/r.git'),
      'site/mkdocs.yml': '',
      'b.md': '# One\n',
      ...below('site/docs/', 'md'),
    },
    pages: ['site/docs/a.md', 'a.md'],
  },
  {
    title: 'a repository on GitLab',
    files: { ...origin('ssh://git@gitlab.com/o/r.git'), ...below('', 'md'), ...pictures('') },
    pages: ['a.md', 'c/a.md'],
  },
  {
    title: 'plain files with an address',
    files: {
      ...configured({ references: 'fragments', siteUrl: 'https://a.test/docs/' }),
      ...below('', 'html', 'md'),
      ...pictures(''),
    },
    pages: ['a.html', 'c/a.html', 'a.md', 'a.css', 'a.svg'],
  },
  {
    title: 'a configured profile',
    files: {
      ...configured({ profile: 'mkdocs', generated: ['docs/none.md'] }),
      'mkdocs.yml': 'site_url: https://a.test/docs/\n',
      ...below('docs/', 'md'),
    },
    pages: ['docs/a.md', 'docs/c/a.md'],
  },
  {
    title: 'a configured root',
    files: {
      ...configured({ references: 'files', root: 'out', profile: 'pages' }),
      ...below('out/', 'html'),
      ...pictures('out/'),
    },
    pages: ['out/a.html', 'out/c/a.html'],
  },
  {
    title: 'no site',
    files: below('', 'md', 'html'),
    pages: ['a.md', 'a.html'],
  },
]

const starts = ['', '', './', '../', '/', '/docs/', 'https://a.test/', 'https://a.test/docs/']
const forges = [
  'https://github.com/o/r/blob/main/',
  'https://github.com/o/r/tree/main/site/',
  'https://gitlab.com/o/r/-/blob/main/',
]
const paths = ['b', 'c', 'c/', 'C%20d', 'B', 'none', 'x/y', 'a', 'old', 'x/b', 'docs/b', 'c/README']
const endings = ['', '', '.md', '.html', '.png', '/', '.mdx']
const fragments = ['', '', '', '#one', '#none', '?q', '#L3']

const link = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...starts) }, fc.constantFrom(...forges)),
    fc.constantFrom(...paths),
    fc.constantFrom(...endings),
    fc.constantFrom(...fragments),
  )
  .map(parts => parts.join(''))

/** A document of links, in the syntax of its ending. */
function textOf(path: string, links: readonly string[]): string {
  const each = (of: (link: string) => string) => links.map(of).join('\n')
  if (/\.mdx?$/.test(path)) return `# One\n\n${each(to => `[x](${to})\n\n![x](${to})\n`)}`
  if (path.endsWith('.css')) return each(to => `a { background: url("${to}") }`)
  if (path.endsWith('.svg'))
    return `<svg xmlns="http://www.w3.org/2000/svg">${each(to => `<a href="${to}"/>`)}</svg>`
  return path.endsWith('.html')
    ? `<h2 id=one>One</h2>${each(to => `<a href="${to}">x</a><img src="${to}" alt="">`)}`
    : '/old /b 301\n/gone /none 301\n/x/* /c/:splat 301\n'
}

type Said = Readonly<Record<string, readonly string[]>>

async function saidByCommandLine(cwd: string, pages: readonly string[]): Promise<Said> {
  const { stdout } = await runCli(['--format', 'json', ...pages], { cwd })
  const files: { filePath: string; findings: { code: string; range: Range }[] }[] =
    JSON.parse(stdout)
  return Object.fromEntries(
    files.map(({ filePath, findings }) => [
      filePath,
      findings.map(({ code, range: { start } }) => said(code, start.line, start.column)).sort(),
    ]),
  )
}

interface Range {
  readonly start: { readonly line: number; readonly column: number }
}

/** A finding, with the place as people count. */
function said(code: unknown, line: number, column: number): string {
  return `${line}:${column} ${code}`
}

async function saidByServer(cwd: string, texts: Readonly<Record<string, string>>): Promise<Said> {
  const workspaceFolders = [{ uri: pathToFileURL(cwd).href, name: 'site' }]
  // A client that cannot be told to ask again gets the whole answer at once.
  const { client } = await started({ textDocument: { diagnostic: {} } }, { workspaceFolders })
  const all: Record<string, readonly string[]> = {}
  for (const [path, text] of Object.entries(texts)) {
    const uri = pathToFileURL(join(cwd, path)).href
    client.open(uri, text, languageOf(path) ?? 'plaintext')
    const textDocument = { uri }
    const { items = [] } = await client.request<DiagnosticReport>('textDocument/diagnostic', {
      textDocument,
    })
    all[path] = items
      .map(({ range: { start }, code }) => said(code, start.line + 1, start.character + 1))
      .sort()
  }
  await client.stop()
  return all
}

/** What only one of the two says, with the line that it is said of. */
function differences(a: Said, b: Said, texts: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(a).flatMap(([path, found]) =>
    found
      .filter(each => !b[path]?.includes(each))
      .map(each => `${path}:${each} ${texts[path]?.split('\n')[Number.parseInt(each, 10) - 1]}`),
  )
}

test.each(cases)(
  '$title has the same findings in an editor',
  async ({ files, pages, isUnknown }) => {
    const [links = []] = fc.sample(fc.array(link, { minLength: 120, maxLength: 120 }), 1)
    const texts = Object.fromEntries(pages.map(path => [path, textOf(path, links)]))
    const cwd = folderWith({ ...files, ...texts })
    const told = await saidByCommandLine(cwd, pages)
    const shown = await saidByServer(cwd, texts)
    expect({
      onlyInEditor: differences(shown, told, texts),
      onlyOnCommandLine: differences(told, shown, texts),
    }).toEqual({ onlyInEditor: [], onlyOnCommandLine: [] })
    expect(shown).toEqual(told)
    const codes = Object.values(told).flat()
    expect(codes.some(code => code.includes('reference/'))).toBe(isUnknown !== true)
  },
)
