import { compare } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { usuallyCompared } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { runCli } from '../support/run-cli.ts'

interface Terminal {
  readonly columns?: number
  readonly env?: Readonly<Record<string, string>>
}

async function compareAs(
  args: readonly string[],
  { columns, env = { NO_COLOR: '1' } }: Terminal = {},
): Promise<{ code: number; lines: readonly string[] }> {
  const options = columns === undefined ? { cwd: '/', env } : { cwd: '/', env, columns }
  const { code, stdout, stderr } = await runCli(['compare', ...args], options)
  expect(stderr).toBe('')
  return { code, lines: stdout.split('\n').slice(0, -1) }
}

const three = ['--spec', 'whatwg,rfc3986,abarth-url-01']

describe('hreflint compare, as a table', () => {
  test('another host', async () => {
    const { code, lines } = await compareAs(['http://good.example\\@evil.example/'], {
      columns: 80,
    })
    expect(code).toBe(1)
    expect(lines).toEqual([
      'http://good.example\\@evil.example/',
      '',
      'spec              verdict            read as',
      'whatwg            conformance error  http://good.example/@evil.example/',
      '',
      'program/curl      conforming         http://good.example%5C@evil.example/',
      'program/python    conforming         http://good.example%5C@evil.example/',
      '                                               another host ^^^^^^^^^^^^',
      '',
      'program/requests  conforming         http://good.example/%5C@evil.example/',
      '                                                         ^^^ another URL',
      '',
      'program/go        parse exception    no URL',
      '                                     Go: net/http refuses this URL or finds no',
      '                                     host in it that it could reach.',
      '',
      'program/java      parse exception    no URL',
      '                                     Java: java.net.URL refuses this URL or',
      '                                     finds no host in it that it could reach.',
      '',
      'Danger: programs send this URL to different hosts.',
      '  good.example: whatwg, program/requests',
      '  evil.example: program/curl, program/python',
      'A program may check one host and open another.',
      'Programs request different URLs from the same host.',
      'They disagree on whether this URL is allowed.',
    ])
  })

  test('no host, and no URL', async () => {
    const specs = ['--spec', 'whatwg,rfc3986,webspecs-url']
    const { code, lines } = await compareAs([...specs, 'http:///evil.example'], { columns: 80 })
    expect(code).toBe(1)
    expect(lines).toEqual([
      'http:///evil.example',
      '',
      'spec          verdict            read as',
      'whatwg        conformance error  http://evil.example/',
      '',
      'rfc3986       conforming         http:///evil.example',
      '                                        ^ no host',
      '',
      'webspecs-url  parse exception    no URL',
      '                                 The URL has no host.',
      '',
      'Danger: programs send this URL to different hosts.',
      '  evil.example: whatwg',
      '  no host: rfc3986',
      'A program may check one host and open another.',
      'They disagree on whether this URL is allowed.',
    ])
  })

  test('where a URL is rejected, the words are broken at the width of the terminal', async () => {
    const { lines } = await compareAs([...three, 'http://a@b@c/'], { columns: 80 })
    expect(lines.slice(3)).toEqual([
      'whatwg         conformance error  http://a%40b@c/',
      'abarth-url-01  conformance error  http://a%40b@c/',
      '',
      'rfc3986        parse exception    no URL',
      '                                  The authority contains a second `@`, so it is',
      '                                  unclear where the host starts.',
      '',
      'They disagree on whether this URL is allowed.',
    ])
  })

  test('another URL on a base', async () => {
    const args = [...three, '--base', 'http://a.example/x/', 'b\\c%zz?q']
    const { code, lines } = await compareAs(args, { columns: 80 })
    expect(code).toBe(1)
    expect(lines).toEqual([
      'b\\c%zz?q',
      'on http://a.example/x/',
      '',
      'spec           verdict            read as',
      'whatwg         conformance error  http://a.example/x/b/c%zz?q',
      'abarth-url-01  conforming         http://a.example/x/b/c%zz?q',
      '',
      'rfc3986        conformance error  http://a.example/x/b%5Cc%25zz?q',
      '                                                      ^^^^^^^ another URL',
      '',
      'Programs request different URLs from the same host.',
      'They disagree on whether this URL is allowed.',
    ])
  })

  test('one URL in several writings, with characters of two columns', async () => {
    const { code, lines } = await compareAs(
      ['--spec', 'whatwg,rfc3987', 'http://☺.net/日本?ü#日'],
      { columns: 90 },
    )
    expect(code).toBe(0)
    expect(lines).toEqual([
      'http://☺.net/日本?ü#日',
      '',
      'spec     verdict            read as',
      'whatwg   conforming         http://xn--74h.net/%E6%97%A5%E6%9C%AC?%C3%BC#%E6%97%A5',
      '',
      'rfc3987  conforming         http://☺.net/日本?ü#日',
      '                                   ^     ^^^^ ^ ^^ the same URL, written differently',
      '',
      'All of them read the same URL, but write it differently.',
    ])
  })

  const long = `https://user.example/${'long/'.repeat(20)}some\\thing?${'with=a&'.repeat(12)}`

  test.each([
    [
      80,
      [
        `${long.slice(0, 79)}…`,
        '',
        'spec           verdict            read as',
        'whatwg         conformance error  https://user.e…long/long/some/thing?with=a&w…',
        'abarth-url-01  conforming         https://user.e…long/long/some/thing?with=a&w…',
        '',
        'rfc3986        conformance error  https://user…ng/long/some%5Cthing?with=a…',
        '                                                           ^^^ another URL',
      ],
    ],
    [
      120,
      [
        `${long.slice(0, 119)}…`,
        '',
        'spec           verdict            read as',
        'whatwg         conformance error  https://user.example/long/…g/long/long/long/long/some/thing?with=a&with=a&with=a…',
        'abarth-url-01  conforming         https://user.example/long/…g/long/long/long/long/some/thing?with=a&with=a&with=a…',
        '',
        'rfc3986        conformance error  https://user.example/long/…g/long/long/long/long/some%5Cthing?with=a&with=a&with=a…',
        '                                                                                       ^^^ another URL',
      ],
    ],
  ])('a long URL in %i columns is cut where all are alike', async (columns, expected) => {
    const { lines } = await compareAs([...three, long], { columns })
    expect(lines.slice(0, expected.length)).toEqual(expected)
    expect(lines.every(line => line.length <= columns)).toBe(true)
  })

  test('relative references and no base', async () => {
    const specs = ['--spec', 'rfc3986,html5-r6007']
    const { lines } = await compareAs([...specs, '//evil.example/x'], { columns: 80 })
    expect(lines.slice(3)).toEqual([
      'rfc3986      conforming         a relative reference',
      'html5-r6007  conforming         a relative reference',
      '                                for the host evil.example',
      '',
      'All of them read it the same way.',
    ])
  })

  test('characters that would move the cursor or turn the direction are shown', async () => {
    const { lines } = await compareAs(['--spec', 'rfc3987', 'a\u001B[2J\u202E\uD800b'])
    expect(lines[0]).toBe('a␛[2J��b')
  })

  test('one specification', async () => {
    const { code, lines } = await compareAs(['--spec', 'rfc3986', 'http://a/'])
    expect(code).toBe(0)
    expect(lines.at(-1)).toBe('There is nothing to compare with only one specification.')
  })

  test('forty thousand characters end in few lines', async () => {
    const { code, lines } = await compareAs([...three, `http://a/${'a\\|é'.repeat(10_000)}`])
    expect(code).toBe(1)
    expect(lines.every(line => line.length <= 100)).toBe(true)
  })
})

describe('hreflint compare, in color', () => {
  const url = 'http://good.example\\@evil.example/'
  const red = (text: string) => `\u001B[1m\u001B[31m${text}\u001B[39m\u001B[22m`
  const yellow = (text: string) => `\u001B[33m${text}\u001B[39m`
  const green = (text: string) => `\u001B[32m${text}\u001B[39m`
  const dim = (text: string) => `\u001B[2m${text}\u001B[22m`

  test('the hosts and the danger are red', async () => {
    const { lines } = await compareAs([...three, url], { columns: 90, env: {} })
    const error = yellow('conformance error')
    expect(lines).toEqual([
      url,
      '',
      dim('spec           verdict            read as'),
      `whatwg         ${error}  http://${red('good.example')}/@evil.example/`,
      `abarth-url-01  ${green('conforming       ')}  http://${red('good.example')}/@evil.example/`,
      '',
      `rfc3986        ${error}  http://good.example%5C@${red('evil.example')}/`,
      `                                  ${red('                       ^^^^^^^^^^^^ another host')}`,
      '',
      red('Danger: programs send this URL to different hosts.'),
      '  good.example: whatwg, abarth-url-01',
      '  evil.example: rfc3986',
      'A program may check one host and open another.',
      'They disagree on whether this URL is allowed.',
    ])
  })

  test.each([
    ['a terminal', [], { columns: 80, env: {} }, true],
    ['a pipe', [], { env: {} }, false],
    ['NO_COLOR', [], { columns: 80, env: { NO_COLOR: '1' } }, false],
    ['FORCE_COLOR', [], { env: { FORCE_COLOR: '1' } }, true],
    ['--no-color', ['--no-color'], { columns: 80, env: {} }, false],
    ['--color', ['--color'], { env: { NO_COLOR: '1' } }, true],
  ])('%s', async (_name, args, terminal, isColored) => {
    const { lines } = await compareAs([...args, ...three, url], terminal)
    expect(lines.some(line => line.includes('\u001B['))).toBe(isColored)
  })
})

describe('hreflint compare, as JSON', () => {
  test.each([
    ['http://good.example\\@evil.example/', { specs: ['whatwg', 'rfc3986'] }],
    ['é?ü', { base: 'http://a/', encoding: 'windows-1252' }],
    ['\uD800', {}],
  ])('%j %j is what compare gives', async (url, options) => {
    const { specs = [], ...rest } = options as { specs?: readonly string[] }
    const args = Object.entries(rest).flatMap(([name, value]) => [`--${name}`, String(value)])
    const spec = specs.length === 0 ? [] : ['--spec', specs.join(',')]
    const { lines } = await compareAs([...args, ...spec, '--format', 'json', url], {
      columns: 80,
      env: {},
    })
    expect(lines.join('\n')).toBe(
      JSON.stringify(
        compare(url, specs.length === 0 ? usuallyCompared() : specs.map(findSpec), rest),
        null,
        2,
      ),
    )
  })
})

test('an unknown specification or encoding', async () => {
  const specs = await runCli(['compare', '--spec', 'rfc1', 'https://a/'], { cwd: '/' })
  expect(specs.code).toBe(2)
  expect(specs.stderr).toMatch(/^hreflint: Unknown spec id "rfc1"\. Known: whatwg, rfc3986, .*\n$/)
  const labels = await runCli(['compare', '--encoding', 'klingon', 'https://a/'], { cwd: '/' })
  expect(labels.code).toBe(2)
  expect(labels.stderr).toMatch(/^hreflint: .*"klingon".*utf-8.*\n$/i)
})
