import { lintDocument, placeIssues } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../support/marked.ts'
import { configOf, finds } from './expect-findings.ts'

describe('what a place demands of its URL', () => {
  finds('<a href="">', [])
  finds('<img src="«»">', ['document/empty-url'])
  finds('<img src=" «»">', ['document/empty-url'])
  finds('<form action="«»">', ['document/empty-url'])
  finds('<blockquote cite="">', [])
  finds('<a ping="/relative https://a/" href="/">', [])
})

describe('base elements', () => {
  finds('<base href="/a/"><base href="«/b/»">', ['document/second-base'])
  finds('<base href="/a/"><base target="_top">', [])
  finds('<base href="«data»:text/html,x">', ['document/base-scheme'])
  finds('<base href="«javascript»:void(0)">', ['document/base-scheme'])
  finds('<a href="x"></a><base href="«/b/»">', ['document/base-after-url'])
  finds('<a href="https://example.com/"></a><base href="«/b/»">', ['document/base-after-url'])
  finds('<meta charset="utf-8"><base href="/b/"><a href="x"></a>', [])
})

describe('every definition', () => {
  test.each(placeIssues.map(definition => [definition.code, definition] as const))(
    '%s',
    (code, definition) => {
      expect(code).toMatch(/^document\/[a-z]+(-[a-z]+)*$/)
      expect(definition.message).toMatch(/^[A-Z].*\.$/)
      expect(definition.message).not.toMatch(/invalid URL|illegal|\bbad\b|simply|please|!/i)
      expect(definition.why).toMatch(/^[A-Z].*\.$/)
      expect(definition.clause).toMatch(/^https:/)
    },
  )
})

describe('the examples of every definition', () => {
  const config = configOf({ reportUnusedSuppressions: 'warning' })
  const examples = placeIssues.flatMap(({ code, examples }) =>
    examples.map(example => [example.url, code] as const),
  )
  test.each(examples)('%s', (example, code) => {
    const { text, spans } = marked(example)
    const found = lintDocument(text, 'html', config).filter(finding => finding.code === code)
    expect(found.map(({ span }) => mark(text, [span]))).toEqual(
      spans.map(span => mark(text, [span])),
    )
    expect(found[0]?.message).not.toContain('{{')
  })
})
