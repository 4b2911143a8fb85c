import { findingCatalogue, lintDocument, resolveConfig } from '@hreflint/linter'
import { dialects, findDialect, parsePattern } from '@hreflint/patterns'
import { describe, expect, test } from 'vitest'
import { marked } from '../support/marked.ts'
import { codeBlocks } from '../docs/code-blocks.ts'
import { readDocument } from '../docs/documents.ts'

const definitions = [...findingCatalogue.values()].filter(({ code }) => code.startsWith('pattern/'))

describe.each(definitions.map(definition => [definition.code, definition] as const))(
  '%s',
  (code, { examples }) => {
    const page = readDocument(`docs/issues/${code}.md`)

    test('shows its examples and what they say', () => {
      for (const { url, dialect: id = '' } of examples) {
        const dialect = findDialect(id)
        const { text } = marked(url)
        const [issue] = dialect === undefined ? [] : parsePattern(text, dialect).issues
        expect(issue?.code).toBe(code)
        expect(page).toContain(`as \`${id}\``)
        expect(page).toContain(`](../../reference/dialects/${id}.md)`)
      }
      const links = [...page.matchAll(/\[Try it\]\((\S+)\)/g)].map(([, link = '']) => new URL(link))
      expect(links.map(({ pathname }) => pathname)).toEqual(
        examples.map(() => '/explorer/patterns'),
      )
      expect(
        links.map(({ hash }) =>
          new URLSearchParams(hash.slice(1).replaceAll('+', '%2B')).get('pattern'),
        ),
      ).toEqual(examples.map(({ url }) => marked(url).text))
    })

    test('the configuration that silences it is one', () => {
      const json = codeBlocks(code, page).find(({ language }) => language === 'json')
      expect(resolveConfig(JSON.parse(json?.text ?? '')).errors).toEqual([])
    })

    const lines = { redirects: '_redirects', headers: '_headers', robots: 'robots.txt' } as const
    const inLines = examples.flatMap(({ url, dialect = '' }) =>
      dialect in lines ? [[marked(url).text, dialect as keyof typeof lines] as const] : [],
    )

    if (inLines.length === 0) return

    test('the comment silences it', () => {
      const comment = codeBlocks(code, page).find(
        ({ heading, language }) => heading === 'How to disable it' && language === 'text',
      )
      const { config } = resolveConfig({ reportUnusedSuppressions: 'warning' })
      for (const [pattern, language] of inLines) {
        const text = language === 'robots' ? `Disallow: ${pattern}\n` : `${pattern}\n`
        const options = { fileName: lines[language] }
        const codes = (document: string) =>
          lintDocument(document, language, config ?? undefined, options).map(each => each.code)
        expect(codes(text)).toEqual([code])
        expect(codes(`${comment?.text}${text}`)).toEqual([])
      }
    })
  },
)

test('each dialect has a page that says how it reads patterns', () => {
  const overview = readDocument('docs/reference/dialects/README.md')
  for (const { id, title, notes } of dialects) {
    const page = readDocument(`docs/reference/dialects/${id}.md`)
    for (const note of notes) expect(page).toContain(note)
    expect(overview).toContain(`[${title}](${id}.md)`)
  }
})
