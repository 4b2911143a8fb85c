import { findingCatalogue } from '@hreflint/linter'
import { micromark } from 'micromark'
import { describe, expect, test } from 'vitest'
import { service } from './marked-document.ts'

// What *Explain* shows of a code, as the editor renders it.

const htmlOf = (code: string) => micromark(service.explainCode(code) ?? '')

describe('an explanation', () => {
  test.each([...findingCatalogue.keys()])(
    'of %s is prose, without marks of Markdown or of a template',
    code => {
      const html = htmlOf(code)
      expect(html).toContain(`<h1>${code}</h1>`)
      const prose = html.replaceAll(/<pre>[\s\S]*?<\/pre>|<code>[\s\S]*?<\/code>/g, '')
      expect(prose).not.toMatch(/[`‹›\\*]|\{\{|\}\}/)
    },
  )

  test('shows what differs from URL to URL in italics, and code as code', () => {
    expect(htmlOf('whatwg/unescaped-space')).toContain(
      '<p>The <em>component</em> contains a space that is not percent-encoded.</p>',
    )
    expect(htmlOf('whatwg/unescaped-space')).toContain('<code>srcset</code>')
  })

  test('of an unknown code is none', () => {
    expect(service.explainCode('whatwg/nothing')).toBeNull()
  })
})
