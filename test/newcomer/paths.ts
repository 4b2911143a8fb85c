import type { Checkout } from './checkout.ts'

/** How a newcomer adds something. */
export interface Path {
  readonly title: string
  /** What the titles of the tests contain that ask for it; absent where no test does. */
  readonly testTitle?: string
  /** The files that are written or changed by hand; a new folder is one. */
  readonly byHand: readonly string[]
  /** What a command writes. */
  begin?(checkout: Checkout): void
  fillIn(checkout: Checkout): void
  /** What the command line then says. */
  readonly commandLine?: readonly {
    readonly args: readonly string[]
    readonly input?: string
    readonly shows: string
  }[]
}

const whatwg = 'packages/core/src/specs/whatwg'

const newIssue: Path = {
  title: 'a new issue',
  testTitle: 'whatwg/escape-character',
  byHand: [`${whatwg}/issues/escape-character.ts`, `${whatwg}/characters/units.ts`],
  commandLine: [{ args: ['explain', 'whatwg/escape-character'], shows: 'U+001B ESCAPE' }],
  begin: checkout => run(checkout, 'issue', 'whatwg', 'escape-character'),
  fillIn(checkout) {
    const path = `${whatwg}/issues/escape-character.ts`
    checkout.replace(path, "clause: ''", "clause: 'https://url.spec.whatwg.org/#url-code-points'")
    checkout.replace(path, 'specName: null', "specName: 'invalid-URL-unit'")
    checkout.replace(path, "message: ''", "message: 'The {{component}} contains U+001B ESCAPE.'")
    checkout.replace(path, "why: ''", "why: 'It cannot be seen, and other programs remove it.'")
    checkout.replace(
      path,
      /examples: .*/,
      String.raw`repair: percentEncode,
  examples: [{ url: 'https://example.com/a«\x1B»b', fixed: 'https://example.com/a%1Bb' }],`,
    )
    checkout.replace(path, /.*\n {2}right: .*\n/, '')
    checkout.replace(
      path,
      /^/,
      "import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'\n",
    )
    checkout.replace(
      `${whatwg}/characters/units.ts`,
      "\n  '}': 'unescaped-brace',",
      String.raw`
  '}': 'unescaped-brace',
  '\x1B': 'escape-character',`,
    )
  },
}

const issueWithoutFix: Path = {
  title: 'a new issue without a fix',
  testTitle: 'whatwg/ipv6-far-too-many-pieces',
  byHand: [`${whatwg}/issues/ipv6-far-too-many-pieces.ts`, `${whatwg}/host/ipv6.ts`],
  commandLine: [
    {
      args: ['explain', 'http://[1:2:3:4:5:6:7:8:9:10:11]/'],
      shows: 'The IPv6 address is several times too long.',
    },
  ],
  begin: checkout => run(checkout, 'issue', 'whatwg', 'ipv6-far-too-many-pieces'),
  fillIn(checkout) {
    const path = `${whatwg}/issues/ipv6-far-too-many-pieces.ts`
    checkout.replace(path, 'conformance-error', 'parse-exception')
    checkout.replace(path, 'specName: null', "specName: 'IPv6-too-many-pieces'")
    checkout.replace(
      path,
      "clause: ''",
      "clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser'",
    )
    checkout.replace(path, "message: ''", "message: 'The IPv6 address is several times too long.'")
    checkout.replace(path, "why: ''", "why: 'Browsers do not resolve the URL.'")
    checkout.replace(path, "«»'", "'")
    checkout.replace(path, 'https://example.com/', 'http://[1:2:3:4:5:6:7:8:«9:10:11»]/')
    checkout.replace(path, "right: { url: '' }", "right: { url: 'http://[1:2:3:4:5:6:7:8]/' }")
    checkout.replace(
      `${whatwg}/host/ipv6.ts`,
      "m.fail('ipv6-too-many-pieces', at, end)",
      "m.fail(end - at > 4 ? 'ipv6-far-too-many-pieces' : 'ipv6-too-many-pieces', at, end)",
    )
  },
}

const specs = 'packages/core/src/specs'

const newSpec: Path = {
  title: 'a new specification',
  testTitle: 'rfc9999',
  byHand: [`${specs}/rfc9999/`, `${specs}/index.ts`],
  commandLine: [
    {
      args: ['explain', '--spec', 'rfc9999', 'https://example.com/a b'],
      shows: 'rfc9999/unescaped-space',
    },
  ],
  begin: checkout => run(checkout, 'spec', 'rfc9999'),
  fillIn(checkout) {
    const path = `${specs}/rfc9999/index.ts`
    checkout.replace(path, "title: ''", "title: 'RFC 9999: Another Generic Syntax'")
    checkout.replace(path, "date: ''", "date: '2026-11-22'")
    checkout.replace(path, "version: ''", "version: 'RFC 9999'")
    checkout.replace(path, "url: ''", "url: 'https://example.com/'")
    checkout.replace(path, "conformanceError: ''", "conformanceError: 'character'")
    checkout.replace(path, "parseException: ''", "parseException: 'no match'")
  },
}

const generators = 'packages/references/src/generators'

const newGenerator: Path = {
  title: 'a new generator',
  testTitle: 'pelican',
  byHand: [`${generators}/pelican/`, `${generators}/ids.ts`],
  commandLine: [{ args: ['check', '--help'], shows: '"pelican"' }],
  begin: checkout => run(checkout, 'generator', 'pelican'),
  fillIn(checkout) {
    const path = `${generators}/pelican/index.ts`
    checkout.replace(path, "title: ''", "title: 'Pelican'")
    checkout.replace(path, 'shownBy: null', 'shownBy: /^pelicanconf\\.py$/')
    checkout.replace(path, 'contents: []', "contents: ['content']")
  },
}

const attributeRow: Path = {
  title: 'a new attribute that holds a URL',
  testTitle: 'transcript of video',
  byHand: ['packages/documents/src/markup/url-attributes.ts'],
  commandLine: [
    {
      args: ['--stdin-filename', 'a.html'],
      input: '<video transcript="/a b"></video>',
      shows: 'whatwg/unescaped-space',
    },
  ],
  fillIn(checkout) {
    checkout.replace(
      'packages/documents/src/markup/url-attributes.ts',
      /(?<=\nexport const urlAttributes: readonly UrlAttribute\[\] = \[)/,
      "\n  html('transcript', 'video'),",
    )
  },
}

const languages = 'packages/documents/src/languages'

const documentLanguage: Path = {
  title: 'a new document language',
  testTitle: 'languages has the languages of every folder',
  byHand: [`${languages}/uri-list/`, `${languages}/index.ts`],
  commandLine: [
    {
      args: ['--stdin-filename', 'links.uris'],
      input: '# Links\nhttps://example.com/a b\n',
      shows: '2:22',
    },
  ],
  begin: checkout => checkout.write(`${languages}/uri-list/index.ts`, uriList),
  fillIn(checkout) {
    const path = `${languages}/index.ts`
    checkout.replace(
      path,
      /(?=import \{ xmlLanguages)/,
      "import { uriListLanguages } from './uri-list/index.ts'\n",
    )
    checkout.replace(path, '  ...xmlLanguages,', '  ...uriListLanguages,\n  ...xmlLanguages,')
  },
}

const uriList = `import { plainText } from '../../embedded-text.ts'
import type { LocatedDocument } from '../../embedded-url.ts'
import type { DocumentLanguage } from '../../language.ts'

/** A URL on each line, and comments after # (RFC 2483, text/uri-list). */
function locateUriList(text: string): LocatedDocument {
  const urls = [...text.matchAll(/^(?!#).+/gm)].map(({ 0: url, index }) => ({
    ...plainText(url, index, replacement => replacement),
    site: { kind: 'text', syntax: 'absolute-url' } as const,
    base: null,
    encoding: 'utf-8',
  }))
  return { urls, bases: [], comments: [], encoding: 'utf-8' }
}

export const uriListLanguages: readonly DocumentLanguage[] = [
  { id: 'uri-list', extensions: ['uris'], comments: [['# ', '']], locate: locateUriList },
]
`

const rules = 'packages/eslint-plugin/src/rules'

const eslintRule: Path = {
  title: 'a new ESLint rule',
  testTitle: 'every rule has a page, with examples',
  byHand: [`${rules}/no-ipv4-trick/`, 'packages/eslint-plugin/src/index.ts'],
  begin(checkout) {
    checkout.write(`${rules}/no-ipv4-trick/rule.ts`, rule)
    const path = 'packages/eslint-plugin/src/index.ts'
    checkout.replace(
      path,
      /(?=import \{ noParseException \})/,
      "import { noIpv4Trick } from './rules/no-ipv4-trick/rule.ts'\n",
    )
    checkout.replace(
      path,
      "  'no-parse-exception': noParseException,",
      "  'no-ipv4-trick': noIpv4Trick,\n  'no-parse-exception': noParseException,",
    )
  },
  fillIn: checkout => checkout.write(`${rules}/no-ipv4-trick/docs.ts`, ruleDocs),
}

const rule = `import { createUrlRule } from '../define/create-url-rule.ts'

/** Reports IPv4 addresses that are not written as four decimal numbers. */
export const noIpv4Trick = createUrlRule({
  name: 'no-ipv4-trick',
  description: 'Disallow unusual forms of IPv4 addresses',
  type: 'problem',
  recommended: false,
  accepts: ({ code }) => code.includes('/ipv4-'),
})
`

const ruleDocs = `import type { RuleDocs } from '../define/rule-docs.ts'

export const docs: RuleDocs = {
  what: 'Reports IPv4 addresses that are not four decimal numbers.',
  why: 'Filters do not recognize them.',
  notFor: 'Tests of such filters.',
  priorArt: 'None.',
  examples: {
    js: {
      incorrect: ["fetch('http://127.0.0.0x1/')"],
      correct: ["fetch('http://127.0.0.1/')"],
    },
  },
}
`

const flag: Path = {
  title: 'a new option of the command line',
  byHand: ['packages/cli/src/arguments/check-options.ts'],
  commandLine: [
    { args: ['check', '--help'], shows: 'the address of the site' },
    { args: ['completions', 'bash'], shows: '--site-url' },
    {
      args: ['--site-url', 'https://example.com/', '--print-config', 'README.md'],
      shows: '"siteUrl": "https://example.com/"',
    },
  ],
  fillIn(checkout) {
    const path = 'packages/cli/src/arguments/check-options.ts'
    checkout.replace(
      path,
      "    .option('--report-unused",
      "    .option('--site-url <url>', 'the address of the site')\n$&",
    )
    checkout.replace(
      path,
      /^ {4}\.\.\.\(spec ===/m,
      '    ...(options.siteUrl === undefined ? {} : { siteUrl: options.siteUrl }),\n$&',
    )
  },
}

const published: Path = {
  title: 'the site is published',
  byHand: ['package.json'],
  commandLine: [
    { args: ['explain', 'whatwg/unescaped-space'], shows: '/issues/whatwg/unescaped-space\n' },
  ],
  fillIn: checkout =>
    checkout.replace('package.json', '"isPublished": false', '"isPublished": true'),
}

export const paths: readonly Path[] = [
  newIssue,
  issueWithoutFix,
  newSpec,
  newGenerator,
  attributeRow,
  documentLanguage,
  eslintRule,
  flag,
  published,
]

function run(checkout: Checkout, ...args: readonly string[]): void {
  const { code, output } = checkout.run('new', ...args)
  if (code !== 0) throw new Error(output)
}
