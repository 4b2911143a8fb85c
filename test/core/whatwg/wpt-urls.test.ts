import { type ParsedUrl, parse } from '@hreflint/core'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../support/oracles/conformance.ts'
import { urlTests } from '../../support/oracles/wpt.ts'

const conformance = conformanceOf('wpt')

describe.skipIf(!conformance.present)(conformance.title('Web Platform Tests: URLs'), () => {
  test('there are tests', () => {
    expect(urlTests.length).toBeGreaterThan(890)
  })

  test.each(urlTests.map(urlTest => [titleOf(urlTest), urlTest] as const))('%s', (_, urlTest) => {
    const { url, issues } = parse(urlTest.input, { base: urlTest.base ?? undefined })
    if (urlTest.failure) {
      expect(url).toBeNull()
      expect(issues.map(issue => issue.kind)).toContain('parse-exception')
      return
    }
    expect(issues.filter(issue => issue.kind === 'parse-exception')).toEqual([])
    const { href, protocol, username, password, host, hostname, port, pathname, search, hash } =
      urlTest
    expect(url && members(url)).toEqual({
      ...{ href, protocol, username, password, host, hostname, port, pathname, search, hash },
    })
  })

  test.each(urlTests.flatMap(urlTest => (urlTest.failure ? [] : [[urlTest.href] as const])))(
    '%s comes back from its own parsing',
    href => {
      expect(parse(href).url?.href).toBe(href)
    },
  )
})

function titleOf({ input, base }: { input: string; base: string | null }): string {
  return JSON.stringify(input) + (base === null ? '' : ` on ${JSON.stringify(base)}`)
}

/** A parsed URL as the members of the URL class, which the tests speak of. */
function members(url: ParsedUrl) {
  const host = url.host ?? ''
  const port = url.port ?? ''
  return {
    href: url.href,
    protocol: `${url.scheme}:`,
    username: url.username ?? '',
    password: url.password ?? '',
    host: port === '' ? host : `${host}:${port}`,
    hostname: host,
    port,
    pathname: url.path,
    search: url.query ? `?${url.query}` : '',
    hash: url.fragment ? `#${url.fragment}` : '',
  }
}
