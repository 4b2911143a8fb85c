import { locateUrls } from '@hreflint/documents'
import { Parser, type Token } from 'parse5'
import { describe, expect, it } from 'vitest'
import { oddities } from './oddities.ts'

/** An attribute that is a URL on every element: with it, any tag can be seen. */
const globalAttribute = 'xml:base'

interface SeenAttribute {
  readonly element: string
  readonly attribute: string
  readonly value: string
}

/** The attributes of every start tag that parse5 meets, with the feedback of its tree builder. */
function seenByParse5(html: string): SeenAttribute[] {
  const seen: SeenAttribute[] = []
  class Recorder extends Parser<never> {
    override onStartTag(token: Token.TagToken): void {
      const { tagName } = token
      for (const { name, value } of token.attrs) {
        if (name === globalAttribute || (tagName === 'a' && name === 'href')) {
          seen.push({
            element: tagName,
            attribute: name,
            value: value.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, ''),
          })
        }
      }
      super.onStartTag(token)
    }
  }
  Recorder.parse(html, { scriptingEnabled: false } as never)
  return seen
}

function seenByHreflint(html: string): SeenAttribute[] {
  return locateUrls(html, 'html', { templateDelimiters: [] })
    .filter(
      ({ site }) =>
        site.attribute === globalAttribute || (site.element === 'a' && site.attribute === 'href'),
    )
    .map(({ site, text }) => ({
      element: site.element ?? '',
      attribute: site.attribute ?? '',
      value: text,
    }))
}

describe('attributes are found where parse5 finds them', () => {
  for (const [title, htmls] of Object.entries(oddities)) {
    it.each(htmls)(`${title}: %j`, html => {
      expect(seenByHreflint(html)).toEqual(seenByParse5(html))
    })
  }
})
