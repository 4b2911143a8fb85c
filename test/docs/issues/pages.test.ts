import { check, type Example, type IssueDefinition } from '@hreflint/core'
import { findSpec, specs } from '@hreflint/core/specs'
import { languageOf } from '@hreflint/documents'
import { type Config, findingCatalogue, lintDocument, resolveConfig } from '@hreflint/linter'
import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { referencesOf } from '../../references/tiny-site.ts'
import { marked } from '../../support/marked.ts'
import { type CodeBlock, codeBlocks } from '../code-blocks.ts'
import { readDocument } from '../documents.ts'
import { runModule } from '../run-module.ts'

// What the generated page of a mistake says is so: what is right is right, what silences silences,
// and "Try it" shows the example.

const specIds = new Set(specs.map(({ id }) => id))
const roomOf = (code: string) => code.slice(0, code.indexOf('/'))
const isOfUrl = (code: string) => specIds.has(roomOf(code))

function configFor(code: string, base: string | undefined, more?: Example['settings']): Config {
  const { config, errors } = resolveConfig({
    ...more,
    ...(isOfUrl(code) ? { spec: roomOf(code) } : {}),
    ...(base === undefined ? {} : { documentUrl: base }),
    severities: { [code]: 'warning' },
    reportUnusedSuppressions: 'warning',
  })
  if (config === null) throw new Error(JSON.stringify(errors))
  return config
}

interface Place {
  /** The heading word of the page's block: its language. */
  readonly language: string
  readonly document: (url: string) => string
}

/** How an example is written in a document; if its characters are not possible there, it is left out. */
const places: readonly Place[] = [
  { language: 'html', document: url => `<a href="${escapeHtml(url)}">x</a>` },
  { language: 'markdown', document: url => `<a href="${escapeHtml(url)}">x</a>` },
  { language: 'css', document: url => `a { background: url("${escapeCss(url)}") }` },
]

/** Those of tiny sites, which are documents already. */
const placesOnSites: readonly Place[] = ['xml', 'redirects', 'toml', 'dotenv'].map(language => ({
  language,
  document: text => text,
}))

/** By the language of a document, that of the block with its comment. */
const commentBlocks: Readonly<Record<string, string>> = {
  css: 'css',
  dotenv: 'text',
  redirects: 'text',
  toml: 'text',
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function escapeCss(text: string): string {
  return text.replaceAll(/["\\\n\r\f]/g, unit => `\\${unit.charCodeAt(0).toString(16)} `)
}

const codesOf = (text: string, language: string, config: Config, site?: Example['site']) =>
  lintDocument(text, language, config, {
    references: site === undefined ? undefined : referencesOf(text, site),
  }).map(({ code }) => code)

const unused = 'document/unused-suppression'
const silencingOf = (blocks: readonly CodeBlock[], language: string) =>
  blocks.find(block => block.heading === 'How to disable it' && block.language === language)
    ?.text ?? ''

/**
 * Addresses of documents in which an example may be wrong: with and without the scheme of the page,
 * hierarchical and not.
 */
const addresses = [undefined, 'http://example.com/', 'https://example.com/', 'data:,x']

/** Of these, no place in a document has any: there always is a base URL, and it is one. */
const isOfNoDocument = (code: string) =>
  /\/(?:invalid-base|missing-scheme(?:-colon)?|scheme-invalid)$/.test(code)

/** Places in which the comment of a page was tried on one of its examples. */
function placesWhereSilenced(
  { code, examples }: IssueDefinition,
  blocks: readonly CodeBlock[],
): readonly string[] {
  return [...places, ...placesOnSites].flatMap(({ language, document }) =>
    examples.some(({ url, base, encoding, site, language: own, settings }) => {
      const isOnSite = commentBlocks[language] === 'text' || language === 'xml'
      if (own !== undefined && own !== language) return false
      if (
        site === undefined ? isOnSite && own === undefined : languageOf(site.document) !== language
      )
        return false
      const declared = encoding === undefined ? '' : `<meta charset="${encoding}">\n`
      const { text: example, spans } = marked(url)
      const text = isOfUrl(code) ? document(example) : example
      // A comment is for one line.
      if (
        (text.slice(0, spans[0]?.start).includes('\n') && commentBlocks[language] !== 'text') ||
        (language === 'css' && !isOfUrl(code))
      )
        return false
      const config = [...(base === undefined ? addresses : [base])]
        .map(address => configFor(code, address, settings))
        .find(candidate => codesOf(declared + text, language, candidate, site).includes(code))
      if (config === undefined) return false
      const comment = silencingOf(blocks, commentBlocks[language] ?? 'html')
      const silenced = codesOf(`${declared}${comment}${text}`, language, config, site)
      expect(silenced, language).not.toContain(code)
      expect(silenced, language).not.toContain(unused)
      return true
    })
      ? language
      : [],
  )
}

// What is said of patterns is tried in pattern-pages.test.ts.
const ofUrls = [...findingCatalogue].filter(([code]) => roomOf(code) !== 'pattern')

for (const [code, definition] of ofUrls) {
  describe(code, () => {
    const blocks = codeBlocks(`docs/issues/${code}.md`, readDocument(`docs/issues/${code}.md`))

    test('a comment silences it', () => {
      // What this reports are such comments.
      if (code === unused || isOfNoDocument(code)) return
      // JSON has no comments.
      if (definition.examples.every(({ language }) => language === 'json')) return
      expect(placesWhereSilenced(definition, blocks)).not.toEqual([])
    })

    test('the configuration silences it', () => {
      const { errors, config } = resolveConfig(JSON.parse(silencingOf(blocks, 'json')))
      expect(errors).toEqual([])
      for (const { url, site, language: own } of definition.examples) {
        const language = own ?? languageOf(site?.document ?? 'index.html') ?? 'html'
        if (config === null) continue
        expect(codesOf(marked(url).text, language, config, site)).not.toContain(code)
      }
    })

    if (isOfUrl(code)) {
      test('ESLint can be told to leave it', () => expectSilentEslint(definition, blocks))
    }
  })
}

async function expectSilentEslint(
  { code, examples }: IssueDefinition,
  blocks: readonly CodeBlock[],
): Promise<void> {
  const [comment, config] = blocks.filter(
    ({ heading, language }) => heading === 'How to disable it' && language === 'js',
  )
  const { exported } = await runModule(config?.text ?? '')
  const [{ rules } = { rules: {} }] = exported as { rules: Linter.RulesRecord }[]
  const [name = ''] = Object.keys(rules)
  const [example] = examples
  // ESLint reads programs, which have no encoding but UTF-8.
  if (example === undefined || example.encoding !== undefined) return
  const { url, base } = example
  const program = `new URL(${[marked(url).text, ...(base === undefined ? [] : [base])].map(text => JSON.stringify(text)).join(', ')})`
  const codesUnder = (setting: Linter.RulesRecord, text: string) =>
    new Linter()
      .verify(text, [
        {
          plugins: { hreflint: plugin },
          linterOptions: { reportUnusedDisableDirectives: 'off' },
          rules: setting,
          settings: { hreflint: { spec: roomOf(code), tolerated: 'report' } },
        },
      ])
      .map(({ messageId, message }) => messageId ?? message)
  // A base URL that is none has mistakes of its own, which are reported instead.
  if (!code.endsWith('/invalid-base')) {
    expect(codesUnder({ [name]: 'warn' }, program)).toContain(code)
  }
  expect(codesUnder(rules, program)).not.toContain(code)
  expect(codesUnder({ [name]: 'warn' }, `${comment?.text}${program}`)).not.toContain(code)
}

describe('what is right where there is no fix', () => {
  test.each(ofUrls)('%s', (code, { right }) => {
    const page = readDocument(`docs/issues/${code}.md`)
    expect(page).toContain('\nRight')
    expect(page.includes('\nRight, for example')).toBe(right !== undefined)
    if (right === undefined) return
    const { url, base, language = 'html' } = right
    expect(page).toContain(`\n${url}\n`)
    const found = isOfUrl(code)
      ? check(url, { spec: findSpec(roomOf(code)), base })
      : lintDocument(url, language, configFor(code, undefined)).filter(
          finding => finding.code === code,
        )
    expect(found).toEqual([])
  })
})

describe('"Try it"', () => {
  test.each(ofUrls)('%s', (code, { examples }) => {
    const page = readDocument(`docs/issues/${code}.md`)
    const links = [...page.matchAll(/\[Try it\]\((\S+)\)/g)].map(([, link]) => new URL(link ?? ''))
    expect(links.map(stateOf)).toEqual(
      // The explorer has no files beside the document.
      examples
        .filter(example => (example.site ?? example.remote ?? example.settings) === undefined)
        .map(({ url, base, encoding, language = 'html' }) => {
          const { text } = marked(url)
          if (!isOfUrl(code)) return { language, text }
          const spec = roomOf(code) === 'whatwg' ? {} : { spec: roomOf(code) }
          const rest = { ...(base === undefined ? {} : { base }), ...(encoding && { encoding }) }
          return { url: text, ...rest, ...spec }
        }),
    )
    for (const { pathname } of links) {
      expect(pathname).toBe(isOfUrl(code) ? '/explorer/' : '/explorer/document')
    }
  })
})

/** The members of a share link; lone surrogates are written in WTF-8. */
function stateOf({ hash }: URL): Record<string, string> {
  return Object.fromEntries(
    hash
      .slice(1)
      .split('&')
      .map(member => {
        const [name = '', value = ''] = member.split('=')
        return [
          name,
          value
            .split(/(%ED%[AB][0-9A-F]%[0-9A-F]{2})/)
            .map(decoded)
            .join(''),
        ]
      }),
  )
}

function decoded(piece: string): string {
  if (!/^%ED%[AB]/.test(piece)) return decodeURIComponent(piece)
  const [, second = 0, third = 0] = piece
    .split('%')
    .slice(1)
    .map(byte => Number.parseInt(byte, 16))
  return String.fromCharCode(0xd000 | ((second & 0x3f) << 6) | (third & 0x3f))
}
