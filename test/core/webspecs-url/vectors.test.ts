import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { UrlObject, UrlUtils } from '@hreflint/core/specs/webspecs-url'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../support/oracles/conformance.ts'

const conformance = conformanceOf('seeds')

const spec = 'webspecs-url'

interface Result {
  readonly id: number
  readonly input: string
  readonly base: string
  readonly href: string
  readonly protocol: string
  readonly exception?: string
}

interface Extra {
  readonly input: string
  readonly base: string | null
  readonly failure?: boolean
  readonly host?: string
}

interface Setter {
  readonly attribute: string
  readonly testname: string
  readonly url: string
  readonly value: string
  readonly expected: Readonly<Record<string, string>>
}

const tests = <Test>(file: string): Test[] =>
  (conformance.read(`${file}`) as { tests: Test[] }).tests

describe.skipIf(!conformance.present)(conformance.title('the reference implementation'), () => {
  if (!conformance.present) return
  test.each(tests<Result>('webspecs-ua-refimpl.json'))('$id: $input on $base', result => {
    const { url, issues } = parse(result.input, { spec: findSpec(spec), base: result.base })
    expect(url?.href ?? null).toBe(result.protocol === ':' ? null : result.href)
    expect(issues.length > 0).toBe(result.exception !== undefined)
  })
})

describe.skipIf(!conformance.present)(conformance.title('tests that were patched in'), () => {
  if (!conformance.present) return
  const own = tests<Extra>('webspecs-extra.json').filter(({ input }) => input !== '#\u03b2')
  test.each(own)('$input', ({ input, base, failure, host }) => {
    const { url } = parse(input, { spec: findSpec(spec), base: base ?? undefined })
    if (failure === true) expect(url).toBeNull()
    else expect(url?.host).toBe(host)
  })
})

/**
 * Decided by the text, against the data: a URL without scheme data stays one without slashes
 * (`foo:`, section "URL serializing"), and `#` is in the password encode set.
 */
const decidedByText: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'href resetAll': { href: 'foo:', pathname: '' },
  'password withHash': {
    href: 'http://user:secret%23blah@host:99/path?search#hash',
    password: 'secret%23blah',
  },
}

describe.skipIf(!conformance.present)(conformance.title('setters'), () => {
  if (!conformance.present) return
  test.each(tests<Setter>('webspecs-setters.json'))('$attribute $testname', vector => {
    const { attribute, testname, url, value } = vector
    const object = new UrlUtils(url)
    if (attribute === 'href' && testname === 'error') {
      expect(() => Object.assign(new UrlObject(url), { href: value })).toThrow(TypeError)
      return
    }
    Object.assign(object, { [attribute]: value })
    const decided = decidedByText[`${attribute} ${testname}`]
    for (const [name, expected] of Object.entries({ ...vector.expected, ...decided })) {
      expect([name, Reflect.get(object, name)]).toEqual([name, expected])
    }
  })
})
