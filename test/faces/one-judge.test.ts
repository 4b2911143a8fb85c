import { applyEdits } from '@hreflint/core'
import { catalogue } from '@hreflint/core/specs'
import { lintDocument, resolveConfig } from '@hreflint/linter'
import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { languages } from '../eslint-plugin/support/languages.ts'

// The linter and the ESLint plugin find the same URLs in a document. What they say of each is the same to the letter: the
// code, the characters, the message, the fix that is made unasked, and what the suggestions make of the document.

/** Every example of the URL Standard, with backslashes, quotes, spaces and all. */
const urls = [...catalogue.values()]
  .filter(({ code }) => code.startsWith('whatwg/'))
  .flatMap(({ examples }) => examples.map(({ url }) => url.replaceAll(/[«»]/g, '')))

const inHtml = (url: string) => url.replaceAll(/[&"<>\r]/g, c => `&#${c.charCodeAt(0)};`)

const documents = {
  html: [
    ...urls.map(url => `<a href="${inHtml(url)}">x</a>`),
    '<base href="https://example.com:65536/"><a href="a b">x</a>',
    '<base href="data:,x"><a href="a b">x</a><img srcset="a|b 1x, c d">',
    '<a href="https://{{ host }}/a b">x</a>',
    '<a href="http:/{{ path }}|/x">x</a>',
    '<a href="//{{ host }}:65536/|">x</a>',
    '<a href="htps://example.com/{{ path }}">x</a>',
    '<a href="/x|x|x|x{{ a }}|x|x|x|x">x</a>',
    '<img src="data:image/svg+xml,<svg/>">',
    // Names, and what no browser reads as a URL.
    '<p itemprop="a|b">x</p>',
    '<meta property="article:author" content="Ann|Bob">',
    '<meta property="article:author" content="https://a b/|">',
    '<p itemprop="https://a b/|">x</p>',
    '<div xml:base="/a|b/"><a href="c|d">x</a></div>',
    // What works, and what is a text of people.
    '<form action=""></form><meta property="og:image" content="">',
    '<a href="https://example.com/share?text=a b c">x</a>',
    '<img src="https://example.com/badge/a%20b c.svg">',
    '<a href="https://github.com/a/b/blob/main/c.md#L1-#L2">x</a>',
  ],
  markdown: [
    ...urls.filter(url => !/[<>\r\n\t]/.test(url)).map(url => `[x](<${url}>)\n`),
    '![x](a\\\\b)\n\n[y]: </a b>\n',
    '"https://example.com/a|b" and "https://other.org/a|b"\n',
    '[x](<https://example.com/?text=a b>) [y](https://github.com/a/b/blob/main/c.md#L1-#L2)\n',
    '<!-- ALL-CONTRIBUTORS-LIST:START -->\n[x](https://example.com/a"b)\n<!-- ALL-CONTRIBUTORS-LIST:END -->\n',
  ],
  css: [
    'a { background: url("https://example.com:65536/a|b") }',
    '@import "https://[::1";\nb { mask: url(/a\\|b) }',
  ],
} as const

interface Said {
  readonly code: string
  readonly start: number
  readonly end: number
  readonly message: string
  readonly fixed: string | null
  readonly suggested: readonly string[]
}

/** Issues of places (`document/empty-url`) are not for ESLint, which looks at single URLs. */
const knownToEslint = new Set(
  Object.values(plugin.rules).flatMap(({ meta }) => Object.keys(meta?.messages ?? {})),
)

/** Neither leaves out what works nevertheless. */
const { config } = resolveConfig({
  severities: {
    'document/tolerated-character': 'info',
    'document/unescaped-data': 'info',
    'whatwg/domain-third-fourth-hyphens': 'warning',
  },
})
const settings = { hreflint: { tolerated: 'report' } }

function byLinter(text: string, language: string): Said[] {
  return lintDocument(text, language, config ?? undefined)
    .filter(({ code }) => knownToEslint.has(code))
    .map(({ code, span, message, fixes }) => {
      const outcomes = fixes.map(({ safety, edits }) => ({
        safety,
        output: applyEdits(text, edits),
      }))
      const fixed = outcomes.find(({ safety }) => safety === 'keeps-url') ?? null
      const others = outcomes.filter(outcome => outcome !== fixed)
      return {
        code,
        start: span.start,
        end: span.end,
        message,
        fixed: fixed?.output ?? null,
        suggested: others.map(({ output }) => output),
      }
    })
}

function byEslint(text: string, language: keyof typeof documents): Said[] {
  const { filename, config: read } = languages[language]
  const linter = new Linter()
  const messages = linter.verify(
    text,
    {
      files: ['**/*.*'],
      rules: { 'hreflint/no-parse-exception': 'error', 'hreflint/no-conformance-error': 'warn' },
      settings,
      ...read,
      plugins: { ...('plugins' in read ? read.plugins : {}), hreflint: plugin },
    } as Linter.Config,
    filename,
  )
  const offsetOf = (line: number, column: number) => {
    const start = text.split('\n', line - 1).reduce((sum, before) => sum + before.length + 1, 0)
    return start + column - 1
  }
  const apply = ({ range, text: written }: { range: readonly [number, number]; text: string }) =>
    text.slice(0, range[0]) + written + text.slice(range[1])
  return messages.map(({ messageId = '', line, column, endLine, endColumn, ...said }) => ({
    code: messageId,
    start: offsetOf(line, column),
    end: offsetOf(endLine ?? line, endColumn ?? column),
    message: said.message.replace(/ \[[^\]]*\]$/, ''),
    fixed: said.fix === undefined ? null : apply(said.fix),
    suggested: (said.suggestions ?? []).map(({ fix }) => apply(fix)),
  }))
}

const inOrder = (said: readonly Said[]) =>
  said.toSorted((a, b) => a.start - b.start || a.end - b.end || (a.code < b.code ? -1 : 1))

describe.each(['html', 'markdown', 'css'] as const)('%s', language => {
  test.each(documents[language])('%s', text => {
    expect(inOrder(byEslint(text, language))).toEqual(inOrder(byLinter(text, language)))
  })
})
