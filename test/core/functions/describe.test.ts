import { applyEdits, check, describe as describeIssue, parse } from '@hreflint/core'
import { catalogue } from '@hreflint/core/specs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { urlCase } from '../../support/arbitraries.ts'

/** Descriptions of all issues of a URL, with the result of each fix. */
function descriptionsOf(input: string, base?: string) {
  return check(input, { base }).map(issue => {
    const { message, why, fixes } = describeIssue(issue, input, { base })
    return {
      code: issue.code,
      message,
      why,
      fixes: fixes.map(fix => ({ ...fix, output: applyEdits(input, fix.edits) })),
    }
  })
}

describe('words', () => {
  test('a message quotes what is wrong and names the component', () => {
    expect(descriptionsOf('https://example.com:65536/')[0]).toMatchObject({
      message: 'Port 65536 is out of range: the highest port is 65535.',
      why: 'Browsers reject the URL, so the link does not work.',
    })
    expect(descriptionsOf('https://example.com/?a b')[0]?.message).toBe(
      'The query contains a space that is not percent-encoded.',
    )
  })

  test('what cannot be seen is named', () => {
    expect(descriptionsOf('https://example.com/\u0001')[0]?.message).toContain('U+0001')
    expect(descriptionsOf('https://example.com/\uD83D')[0]?.message).toContain('U+D83D')
  })

  test('every parameter of a message is there', () => {
    fc.assert(
      fc.property(urlCase, ({ input, base }) => {
        for (const { code, params } of check(input, { base: base ?? undefined })) {
          const template = catalogue.get(code)?.message ?? ''
          const names = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')
          for (const name of names) {
            if (name !== 'text') expect(params[name]).toMatch(/./)
          }
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('an unknown code is refused by name', () => {
    const issue = {
      code: 'whatwg/no-such-mistake',
      kind: 'conformance-error',
      specName: null,
      span: { start: 0, end: 0 },
      params: {},
    } as const
    expect(() => describeIssue(issue, '')).toThrow(
      new RangeError('whatwg has no issue with the code "whatwg/no-such-mistake".'),
    )
  })
})

describe('fixes', () => {
  test('what keeps the URL comes first', () => {
    const [description] = descriptionsOf('https://example.com/a\\b')
    expect(description?.fixes.map(({ safety, output }) => [safety, output])).toEqual([
      ['keeps-url', 'https://example.com/a/b'],
      ['changes-url', 'https://example.com/a%5Cb'],
    ])
  })

  test('the same repair keeps the URL in one component and changes it in another', () => {
    const safety = (input: string) => descriptionsOf(input)[0]?.fixes[0]?.safety
    expect(safety('https://example.com/`')).toBe('keeps-url')
    expect(safety('https://example.com/?`')).toBe('changes-url')
    expect(safety('https://example.com/#`')).toBe('keeps-url')
  })

  test('the colon of a drive letter does not make a scheme of it', () => {
    const outputs = descriptionsOf('C|/a', 'file:///b').map(({ fixes }) => fixes[0]?.output)
    expect(outputs).toEqual(['/C:/a', '/C:/a'])
  })

  test('in a query the bytes are those of the document', () => {
    const input = 'https://example.com/?\uFDD0'
    const options = { encoding: 'windows-1252' }
    const [issue] = check(input, options)
    const [fix] = issue === undefined ? [] : describeIssue(issue, input, options).fixes
    expect(fix).toMatchObject({ safety: 'keeps-url' })
    expect(applyEdits(input, fix?.edits ?? [])).toBe('https://example.com/?%26%2364976%3B')
  })

  test('in a URL that does not parse, conformance errors can be repaired one by one', () => {
    const outputs = descriptionsOf('http:\\\\exa mple.com').map(({ code, fixes }) => [
      code,
      fixes[0]?.output,
    ])
    expect(outputs).toEqual([
      ['whatwg/backslash-after-scheme', 'http://exa mple.com'],
      ['whatwg/domain-forbidden-code-point', 'http:\\\\example.com'],
    ])
  })

  test('are computed when they are asked for, and only once', () => {
    const input = 'https://example.com/a b'
    const [issue] = check(input)
    if (issue === undefined) throw new Error('There is an issue')
    const description = describeIssue(issue, input)
    expect(description.fixes).toBe(description.fixes)
  })

  test('titles are imperatives without a full stop, and fixes are what they promise', () => {
    fc.assert(
      fc.property(urlCase, ({ input, base }) => {
        const options = { base: base ?? undefined }
        const { url } = parse(input, options)
        for (const { code, fixes } of descriptionsOf(input, base ?? undefined)) {
          for (const { title, safety, output } of fixes) {
            expect(title).toMatch(
              /^(?:Replace|Change|Add|Keep|Put) |^(?:Remove|Normalize|Percent-encode) .*[^.!]$/,
            )
            const fixed = parse(output, options)
            if (url !== null) {
              expect(fixed.url).not.toBeNull()
              const isSame = fixed.url?.href === url.href
              // Of these a person has to choose, though one may keep what parsers read.
              if (code !== 'whatwg/relative-with-scheme')
                expect(isSame).toBe(safety === 'keeps-url')
              else if (safety === 'keeps-url') expect(isSame).toBe(true)
            } else expect(safety).toBe('changes-url')
            if (fixed.url === null) {
              expect(fixed.issues.length).toBeLessThan(check(input, options).length)
            }
          }
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a user name or password', () => {
  const secret = 'hunter'

  test.each([
    `https://ada:${secret}@example.com/`,
    `https://${secret}@example.com/`,
    `https://${secret}@home@example.com/`,
    `https://ada:${secret}@/`,
    `https://ada:${secret}@/www.example.com`,
    `https://ada:${secret}@:8080/`,
    `https://ada:${secret}@exa mple.com/`,
    `https://ada:${secret}@exa mple.com:x/`,
    `https://ada:${secret}@[::1/`,
    `https://ada:${secret}@example.com:70000/`,
    `https://ada:${secret}2/x@example.com/`,
    `https://ada:${secret}2?x#y@example.com/`,
    `https://ada:123${secret}/x@example.com/`,
    `https:\\\\ada:${secret}@127.1/`,
    `https:ada:${secret}@127.1/`,
    `//ada:${secret}@example.com/`,
    `www.example.com/ada:${secret}@`,
    `https//ada:${secret}@example.com/`,
    `ssh://ada:${secret}@exa^mple.com/`,
  ])('is never repeated: %s', input => {
    const words = descriptionsOf(input).flatMap(({ message, why, fixes }) => [
      message,
      why,
      ...fixes.map(({ title }) => title),
    ])
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter(text => text.includes(secret))).toEqual([])
  })

  test('is not repeated where it is read as a port that is too large', () => {
    const [description] = descriptionsOf('https://ada:70000/x@example.com/')
    expect(description?.message).toBe('Port "…" is out of range: the highest port is 65535.')
    expect(description?.fixes.map(({ title, output }) => [title, output])).toEqual([
      [
        'Percent-encode the password, which leads to https://example.com/',
        'https://ada:70000%2Fx@example.com/',
      ],
      ['Remove the port, which leads to https://ada/', 'https://ada/x@example.com/'],
    ])
  })

  test('is not repeated for a base URL that does not parse', () => {
    const [description] = descriptionsOf('a', `https://ada:${secret}@`)
    expect(description?.message).not.toContain(secret)
  })
})
