import { check, describe as explain, whatwg } from '@hreflint/core'
import { findProgram } from '@hreflint/core/programs'
import { generalSpecs } from '@hreflint/core/specs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

// A backslash before an `@`: the message names the host of browsers, and the one of curl and Python.

const said =
  / Browsers go to ([^ ,]+), but curl goes to ([^ ,]+), and Python \(`urllib\.parse`\) reads that as the host too\./

/** The two hosts in the messages of a URL. */
function hostsIn(input: string, spec = whatwg): readonly (readonly [string, string])[] {
  return check(input, { spec }).flatMap(issue => {
    const [, browsers, others] = said.exec(explain(issue, input, { spec }).message) ?? []
    return browsers === undefined || others === undefined ? [] : [[browsers, others] as const]
  })
}

describe.each(
  generalSpecs
    .filter(spec => check('http://good.example\\@evil.example/', { spec }).length > 0)
    .map(spec => [spec.id, spec] as const),
)('%s', (_, spec) => {
  test.each([
    ['http://good.example\\@evil.example/', 'good.example', 'evil.example'],
    ['https://good.example\\x@evil.example:8080/a', 'good.example', 'evil.example:8080'],
    ['ftp://GOOD.example\\a\\b@Evil.Example', 'good.example', 'evil.example'],
    ['http://good.example\\@evil.example#\\@c', 'good.example', 'evil.example'],
    ['http://good.example\\@127.0.0.1:81?a', 'good.example', '127.0.0.1:81'],
    ['http://good.example:8080\\@evil.example/', 'good.example:8080', 'evil.example'],
    // What may be a password is not shown.
    ['http://good.example:80808080\\@evil.example/', undefined, undefined],
  ])('%s', (input, browsers, others) => {
    expect(hostsIn(input, spec)).toEqual(browsers === undefined ? [] : [[browsers, others]])
  })

  test.each([
    'http://good.example\\evil.example/',
    'http://good.example/\\@evil.example/',
    'http://good.example/a\\@evil.example/',
    'http://good.example\\a/@evil.example/',
    'http://good.example\\?@evil.example/',
    'http://good.example\\#@evil.example/',
    'http://\\@evil.example/',
    'http://good.example\\@a@evil.example/',
    'http://a@good.example\\@evil.example/',
    'http://good.example@\\evil.example/',
    'http://good.example\\@good.example/',
    'http://good.example\\@evil.example:99999/',
    'http://good.example\\@300.1.2.3/',
    'http://good.example\\@ev il/',
    'http://ada:sesame@good.example\\@evil.example/',
    '\\good.example\\@evil.example',
  ])('says nothing of hosts for %s', input => {
    expect(hostsIn(input, spec)).toEqual([])
  })
})

test('all specifications that report a backslash name the hosts', () => {
  const finding = generalSpecs.filter(
    spec => hostsIn('http://good.example\\@evil.example/', spec).length === 1,
  )
  expect(finding.map(({ id }) => id)).toEqual([
    'whatwg',
    'rfc3986',
    'rfc3987',
    'html5-r6007',
    'html5-wd-urls',
    'connolly-href-00',
    'webspecs-url',
  ])
})

test('curl, Python and browsers read what is said', () => {
  const part = fc.constantFrom(
    ...'good.example evil.example a B c-d 127.0.0.1 0x7f 1.2 :80 :8080 :0 :00443 : \\ @ . .. _ ~ ! $ & ( ) * + , ; = - / ? # % %40'.split(
      ' ',
    ),
  )
  const curl = findProgram('program/curl')
  const python = findProgram('program/python')
  const usual: Readonly<Record<string, string>> = { http: '80', https: '443', ftp: '21' }
  let count = 0
  fc.assert(
    fc.property(
      fc.constantFrom('http', 'https', 'ftp'),
      fc.tuple(
        fc.array(part, { minLength: 1, maxLength: 3 }),
        fc.array(part, { maxLength: 2 }),
        fc.array(part, { minLength: 1, maxLength: 3 }),
      ),
      (scheme, parts) => {
        const [first, user, last] = parts.map(texts => texts.join(''))
        const input = `${scheme}://${first}\\${user}@${last}`
        for (const [browsers, others] of hostsIn(input)) {
          count++
          const { url } = whatwg.parse(input)
          expect([input, browsers.split(':')[0]]).toEqual([input, url?.host])
          for (const program of [curl, python]) {
            const read = program?.parse(input).url
            const port = read?.port ?? ''
            const [host, written = ''] = others.split(':')
            expect([input, program?.id, host]).toEqual([input, program?.id, read?.host])
            expect([input, program?.id, written || usual[scheme]]).toEqual([
              input,
              program?.id,
              String(port) || usual[scheme],
            ])
          }
        }
      },
    ),
    { numRuns: 20_000 },
  )
  expect(count).toBeGreaterThan(300)
})

test('a placeholder is no host', () => {
  const input = 'http://zzzzzz\\@evil.example/'
  const written = 'http://{host}\\@evil.example/'
  const [issue] = check(input)
  if (issue === undefined) throw new Error('There is no issue.')
  expect(explain(issue, input, {}, undefined, written).message).not.toContain('Browsers')
})
