import { applyEdits, describe } from '@hreflint/core'
import { withGeneralIssues } from '@hreflint/core/internal'
import { generalSpecs } from '@hreflint/core/specs'
import { expect, describe as group, test } from 'vitest'
import { mark, marked } from '../../../support/marked.ts'

/** Defines one test: the marked `#` ends the data, and the fix gives this URL. */
function truncates(url: string, fixed: string): void {
  test(JSON.stringify(url), () => {
    const { text, spans } = marked(url)
    const found = withGeneralIssues([], text)
    expect(found.map(({ code, span }) => `${code} ${mark(text, [span])}`)).toEqual([
      `document/truncated-data ${mark(text, spans)}`,
    ])
    for (const spec of generalSpecs) {
      const [issue] = found
      if (issue === undefined) throw new Error('There is no issue.')
      const { fixes } = describe(issue, text, { spec })
      expect(fixes.map(({ safety, edits }) => [safety, applyEdits(text, edits)])).toEqual([
        ['changes-url', fixed],
      ])
    }
    expect(withGeneralIssues([], fixed)).toEqual([])
  })
}

group('data that is cut off', () => {
  truncates(
    `data:image/svg+xml,<svg fill='«#»fff'><g/></svg>`,
    `data:image/svg+xml,<svg fill='%23fff'><g/></svg>`,
  )
  truncates(
    `data:image/svg+xml;utf8,%3Csvg fill='«#»fff' stroke='#000'%3E%3C/svg%3E`,
    `data:image/svg+xml;utf8,%3Csvg fill='%23fff' stroke='%23000'%3E%3C/svg%3E`,
  )
  truncates('DATA:text/html,<a href="«#»b">c</a>', 'DATA:text/html,<a href="%23b">c</a>')
})

group('data with a fragment', () => {
  test.each([
    'data:image/svg+xml,<svg><g id="a"/></svg>#a',
    'data:image/svg+xml;base64,PHN2Zz4=#a',
    'data:image/svg+xml,%3Csvg fill=%22%23fff%22%3E',
    'data:text/plain,a#b',
    'https://example.com/data:#<b>',
    '/data:#<b>',
  ])('%s', url => expect(withGeneralIssues([], url)).toEqual([]))

  test('only where the scheme is known', () => {
    const url = 'data:image/svg+xml,<svg fill="#fff"/>'
    expect(withGeneralIssues([], url, 2)).toEqual([])
    expect(withGeneralIssues([], url, 19)).toHaveLength(1)
  })
})
