import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DefaultTheme } from 'vitepress'

type Item = DefaultTheme.SidebarItem

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url))

/** Groups of a specification's issues, by their names. The other issues come last. */
const partsOfUrl: readonly (readonly [text: string, names: RegExp])[] = [
  [
    'Characters',
    /^(?:unescaped|outer|control|lone|non|private|stray|second|tab|opaque)-|character$/,
  ],
  ['Domains', /^(?:domain|punycode)-/],
  ['IPv4', /^ipv4-(?!in-ipv6)/],
  ['IPv6', /^(?:ipv6-|ipv4-in-ipv6|ip-literal)/],
  ['Host and port', /^(?:host|port|bracket|second-at)/],
  ['Scheme, slashes, base', /scheme|slash|base|relative|drive-letter|first-segment|file/],
]

export const nav: DefaultTheme.NavItem[] = [
  { text: 'Explorer', link: '/explorer/', activeMatch: '^/explorer/' },
  {
    text: 'Guide',
    link: '/guide/getting-started',
    activeMatch: '^/(?:guide|packages|reference|api)/',
  },
  { text: 'Issues', link: '/issues/', activeMatch: '^/issues/' },
  { text: 'Specifications', link: '/specs/', activeMatch: '^/specs/' },
  { text: 'ESLint rules', link: '/rules/no-conformance-error', activeMatch: '^/rules/' },
]

const guide: readonly Item[] = [
  {
    text: 'Start',
    items: [
      ...pages('guide', ['getting-started', 'reading-urls', 'connection-strings', 'programs']),
      {
        text: 'Broken links',
        link: '/guide/broken-links',
        collapsed: true,
        items: pages('guide', ['moving-pages']),
      },
      ...pages('guide', ['patterns']),
      {
        text: 'Configuration',
        link: '/guide/configuration',
        collapsed: true,
        items: pages('guide', ['forbid-urls']),
      },
      ...pages('guide', ['checking-urls', 'questions']),
    ],
  },
  {
    text: 'Where you work',
    items: [
      ...pages('guide', ['vscode', 'eslint']),
      {
        text: 'In other editors',
        link: '/guide/editors',
        collapsed: true,
        items: pages('guide', ['coding-assistants']),
      },
      ...pages('guide', ['commit-hooks', 'ci', 'generators', 'reporters']),
      { text: 'On the command line', link: '/packages/cli' },
    ],
  },
  {
    text: 'Reference',
    items: [
      ...pages('reference', ['command-line', 'configuration', 'programs']),
      { text: 'Dialects of patterns', link: '/reference/dialects/' },
      { text: 'Issues', link: '/issues/' },
      { text: 'Specifications', link: '/specs/' },
      { text: 'ESLint rules', collapsed: true, items: pages('rules', namesIn('rules')) },
    ],
  },
  {
    text: 'Can it be trusted?',
    items: [
      ...pages('reference', ['field']),
      ...pages('guide', [
        'fixes',
        'precision',
        'eslint-precision',
        'url-standard-gaps',
        'comparison',
        'performance',
      ]),
      {
        text: titleOf('guide/stability.md'),
        link: '/guide/stability',
        collapsed: true,
        items: pages('reference', ['changelog']),
      },
    ],
  },
  {
    text: 'Packages',
    collapsed: true,
    items: pages(
      'packages',
      namesIn('packages').filter(name => name !== 'cli'),
    ),
  },
  {
    text: 'API',
    collapsed: true,
    items: apiItems(),
  },
  {
    text: 'Contribute',
    collapsed: true,
    items: [
      ...pages('guide', ['new-diagnostic', 'new-specification', 'new-generator']),
      { text: 'Style', link: '/style' },
    ],
  },
]

const specs: readonly string[] = namesIn('specs')
/** The folders of issues in the order of the issue index, which has a heading for each. */
const rooms: readonly string[] = readFileSync(`${docs}issues/README.md`, 'utf8')
  .split('\n')
  .filter(line => line.startsWith('## '))
  .map(line => line.slice('## '.length))
  .filter(name => existsSync(`${docs}issues/${name}`))

/**
 * A sidebar for each part of the site. Next to an issue, it lists the issues of the same
 * specification.
 */
export const sidebar: DefaultTheme.SidebarMulti = {
  '/guide/': [...guide],
  '/packages/': [...guide],
  '/reference/': [...guide],
  '/api/': [...guide],
  '/rules/': [...guide],
  '/style': [...guide],
  '/specs/': [{ text: 'Specifications', link: '/specs/', items: pages('specs', specs) }],
  '/issues/': mistakesBeside(null),
  ...Object.fromEntries(rooms.map(id => [`/issues/${id}/`, mistakesBeside(id)])),
}

/**
 * Returns all folders of issues, with one unfolded. Listing all issues on each of hundreds of pages
 * helps nobody.
 */
function mistakesBeside(open: string | null): Item[] {
  return [
    { text: 'All issues', link: '/issues/' },
    ...rooms.map(id => (id === open ? room(id) : { text: id, link: `/issues/#${id}` })),
  ]
}

/** Returns the issues of one folder, which belong to one specification or another source. */
function room(id: string): Item {
  const mistakes = namesIn(`issues/${id}`)
  const items = mistakes.length < 12 ? mistakes.map(mistake) : byPart(mistakes)
  return { text: id, base: `/issues/${id}/`, items }
}

function byPart(mistakes: readonly string[]): Item[] {
  const groupOf = (name: string) => partsOfUrl.find(([, names]) => names.test(name))?.[0] ?? 'Other'
  return [...partsOfUrl.map(([text]) => text), 'Other'].flatMap(text => {
    const members = mistakes.filter(name => groupOf(name) === text)
    if (members.length === 0) return []
    return { text, collapsed: true, items: members.map(mistake) }
  })
}

/**
 * Returns an item relative to the `base` of its folder, because the sidebar is loaded with every
 * page.
 */
function mistake(name: string): Item {
  return { text: name, link: name }
}

/** Returns links to pages, with their titles. */
function pages(folder: string, names: readonly string[]): Item[] {
  return names.map(name => ({ text: titleOf(`${folder}/${name}.md`), link: `/${folder}/${name}` }))
}

/** Returns the main entry of each package. Its page links to the others. */
function apiItems(): Item[] {
  if (!existsSync(`${docs}api`)) return []
  const names = namesIn('api')
  const isMain = (name: string) => !names.some(other => name.startsWith(`${other}-`))
  return pages('api', names.filter(isMain))
}

function titleOf(path: string): string {
  const title = /^# (.*)$/m.exec(readFileSync(docs + path, 'utf8'))?.[1]
  if (title === undefined) throw new Error(`docs/${path} has no title.`)
  return title
}

function namesIn(folder: string): string[] {
  return readdirSync(docs + folder)
    .filter(name => name.endsWith('.md') && name !== 'README.md')
    .map(name => name.slice(0, -'.md'.length))
    .toSorted()
}
