import { applyEdits, check, describe as describeIssue, parse } from '@hreflint/core'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../support/oracles/conformance.ts'
import { urlTests } from '../../support/oracles/wpt.ts'

const conformance = conformanceOf('wpt')

/** Parse exceptions for which nobody can tell what was meant, and why. */
const withoutSuggestion: Readonly<Record<string, string>> = {
  'whatwg/missing-scheme': 'a relative URL, or nothing at all: any base may be meant',
  'whatwg/relative-with-opaque-base': 'a relative URL: any other base may be meant',
  'whatwg/host-missing': 'nothing but a scheme: any host may be meant',
  'whatwg/host-missing-after-credentials': 'nothing but credentials: any host may be meant',
  'whatwg/domain-empty': 'nothing is left of the host',
  'whatwg/domain-disallowed-code-point': 'the host is one code point that is not allowed',
  'whatwg/domain-forbidden-code-point':
    'the host is nothing but forbidden, or is no host without it',
  'whatwg/domain-not-utf8': 'the host is nothing but bytes that are not UTF-8',
  'whatwg/ipv4-non-numeric-part': 'a name that ends in a number, or an address with a part missing',
  'whatwg/ipv4-out-of-range': 'there is no such address, and any other may be meant',
  'whatwg/ipv4-too-many-parts': 'any of the parts may be the one that is too much',
  'whatwg/ipv6-too-many-pieces': 'any of the pieces may be the one that is too much',
  'whatwg/ipv6-unclosed': 'the text in the bracket is not an address either',
  'whatwg/ipv4-in-ipv6-invalid-code-point': 'a part of the address is missing',
  'whatwg/ipv4-in-ipv6-leading-zero': 'without the zero it is no address either',
  'whatwg/ipv4-in-ipv6-out-of-range-part': 'there is no such address, and any other may be meant',
  'whatwg/ipv4-in-ipv6-too-few-parts': 'any part may be the one that is missing',
  'whatwg/ipv4-in-ipv6-too-many-pieces': 'any of the pieces may be the one that is too much',
}

interface Suggestion {
  readonly title: string
  readonly output: string
}

function suggestionsFor(input: string, base?: string | null): readonly Suggestion[] {
  const options = { base: base ?? undefined }
  return check(input, options)
    .filter(issue => issue.kind === 'parse-exception')
    .flatMap(issue => describeIssue(issue, input, options).fixes)
    .map(({ title, edits }) => ({ title, output: applyEdits(input, edits) }))
}

describe('what is suggested for a URL that does not parse', () => {
  test.each([
    ['example.com/a', 'https://example.com/a'],
    ['www.example.html', 'https://www.example.html'],
    ['127.0.0.1:8080/', 'https://127.0.0.1:8080/'],
    ['//example.com/', 'https://example.com/'],
    ['ada@example.com', 'mailto:ada@example.com'],
    ['\\\\server\\share\\a', 'file://server/share/a'],
    ['http//example.com', 'http://example.com'],
    ['https//example.com/a?b', 'https://example.com/a?b'],
    ['https://example.com:80a/', 'https://example.com:80/'],
    ['https://example.com:demo', 'https://example.com/demo'],
    ['ssh://git@example.com:ada/repo.git', 'ssh://git@example.com/ada/repo.git'],
    ['https://example.com:99999/a', 'https://example.com/a'],
    ['https://[::1', 'https://[::1]'],
    ['https://[::1:8080/', 'https://[::1:8080]/'],
    ['https://[::1]8080/', 'https://[::1]:8080/'],
    ['https://::1/', 'https://[::1]/'],
    ['https://exa mple.com/', 'https://example.com/'],
    ['https://exa m ple.com/', 'https://example.com/'],
    ['https://exa mple.com:80a/', 'https://example.com:80/'],
    ['https://[example.com]/', 'https://example.com/'],
    ['https://[fe80::1%25eth0]/', 'https://[fe80::1]/'],
    ['https://[1:2:3]/', 'https://[1:2:3::]/'],
    ['https://[::%31]/', 'https://[::1]/'],
    ['https://example.com%2Fa', 'https://example.com/a'],
    ['https://example.com%3A80/', 'https://example.com:80/'],
    ['https://host.1.2.3.4/', 'https://1.2.3.4/'],
    ['https://:8080/', 'https://localhost:8080/'],
    ['https://@/example.com', 'https://example.com'],
    ['file://example.com:80/a', 'file://example.com/a'],
  ])('%s → %s', (input, output) => {
    expect(suggestionsFor(input).map(suggestion => suggestion.output)).toContain(output)
  })

  test.each(['', 'a', '/a/b', '?q', '#top', 'index.html', '../image.png', 'https://'])(
    'nothing for %j',
    input => {
      expect(suggestionsFor(input)).toEqual([])
    },
  )
})

describe.skipIf(!conformance.present)(conformance.title('suggestions'), () => {
  const failures = urlTests.filter(urlTest => urlTest.failure)

  test('each failing input of the Web Platform Tests has one, or a reason to have none', () => {
    const without = failures.filter(({ input, base }) => suggestionsFor(input, base).length === 0)
    for (const { input, base } of without) {
      const issues = check(input, { base: base ?? undefined })
      const code = issues.find(({ kind }) => kind === 'parse-exception')?.code ?? ''
      expect({ input, base, code, reason: withoutSuggestion[code] }).not.toMatchObject({
        reason: undefined,
      })
    }
  })

  test('each suggestion parses', () => {
    for (const { input, base } of failures) {
      for (const { title, output } of suggestionsFor(input, base)) {
        const { url } = parse(output, { base: base ?? undefined })
        expect({ input, title, output, parses: url !== null }).toMatchObject({ parses: true })
      }
    }
  })
})
