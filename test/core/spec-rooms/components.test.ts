import { componentNames, parse } from '@hreflint/core'
import { generalSpecs } from '@hreflint/core/specs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { urlCase } from '../../support/arbitraries.ts'
import { expectSame } from '../../support/expect-same.ts'

const host = fc.constantFrom('a', 'www.example.com', '127.0.0.1', '[::1]', '[2001:db8::7]')
// One draft ends the host at a semicolon.
const userinfo = fc.record(
  {
    username: fc.constantFrom('', 'u', "a-.~!$&'()*+,=%41"),
    password: fc.constantFrom('', 'p', 'p!%7E:'),
  },
  { requiredKeys: ['username'] },
)
const authority = fc.record(
  { host, userinfo, port: fc.constantFrom('', '0', '80', '8080', '65535') },
  { requiredKeys: ['host'] },
)
const written = fc.record(
  {
    scheme: fc.constantFrom('http', 'HTTPS', 'ftp'),
    authority,
    path: fc.constantFrom('', '/', '/a', '/a/../b', '//', '/a:@b/;c=%2F'),
    query: fc.constantFrom('', 'q', 'a=/?:@%20&'),
    fragment: fc.constantFrom('', 'f', '/?:@!'),
  },
  { requiredKeys: ['path', 'authority'] },
)
const bases = fc.constantFrom('http://v:w@base.example:81/d/e?r#g', 'https://base.example')

/** The URL that these parts make, and the place of each. */
function assemble(parts: Partial<Record<string, string>>) {
  let input = ''
  const places: Record<string, { start: number; end: number } | null> = {}
  const put = (name: string, before: string, after: string) => {
    const text = parts[name]
    places[name] = null
    if (text === undefined) return
    const start = input.length + before.length
    places[name] = { start, end: start + text.length }
    input += before + text + after
  }
  put('scheme', '', ':')
  if (parts.host !== undefined) input += '//'
  put('username', '', parts.password === undefined ? '@' : '')
  put('password', ':', '@')
  put('host', '', '')
  put('port', ':', '')
  put('path', '', '')
  put('query', '?', '')
  put('fragment', '#', '')
  return { input, places }
}

describe.each(generalSpecs.map(spec => [spec.id, spec] as const))('%s', (id, spec) => {
  test('each part of a URL is where it was written', () => {
    fc.assert(
      fc.property(written, bases, ({ authority, ...rest }, base) => {
        const { userinfo, ...place } = authority
        const { input, places } = assemble({ ...rest, ...userinfo, ...place })
        const { components, url } = parse(input, { spec, base })
        expect({ input, fails: url === null }).toEqual({ input, fails: false })
        // A path that is not written is empty, or there is none: the specifications differ.
        const path = rest.path === '' ? components.path && places.path : places.path
        expectSame(components, { ...places, path }, { input })
        const { fragment = null, port = '' } = { ...rest, ...place }
        expect(url).toMatchObject({ fragment })
        if (rest.query !== undefined) expect(url).toMatchObject({ query: rest.query })
        if (port.length > 2) expect(url).toMatchObject({ port })
      }),
      { numRuns: 500 },
    )
  })

  test('what belongs to no part is a delimiter, white space or a control', () => {
    fc.assert(
      fc.property(urlCase, ({ input, base }) => {
        const { components, url } = parse(input, { spec, base: base ?? undefined })
        if (url === null) return
        let rest = ''
        let end = 0
        for (const name of componentNames) {
          const span = components[name]
          if (span === null) continue
          expectSame(span.start >= end, true, { id, input, base, name })
          rest += input.slice(end, span.start)
          end = span.end
        }
        rest += input.slice(end)
        expectSame(/^[:/\\@?#|\0- \ufeff]*$/.test(rest), true, { id, input, base, rest })
      }),
      { numRuns: 500 },
    )
  })
})
