import { pageOf } from '@hreflint/core/internal'
import { findingCatalogue } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { runCli } from '../support/run-cli.ts'

const cwd = '/'

describe('hreflint explain <url>', () => {
  test('draws the components, then each issue', async () => {
    const run = await runCli(['explain', 'https://example.com:8080/a b?q=1#top'], { cwd })
    expect(run.code).toBe(0)
    expect(run.stdout.split('\n').slice(0, 13)).toEqual([
      'https://example.com:8080/a b?q=1#top',
      '──┬──   ─────┬───── ─┬───┬── ─┬─ ─┬─',
      '  │          │       │   │    │   └ fragment',
      '  │          │       │   │    └ query',
      '  │          │       │   └ path',
      '  │          │       └ port',
      '  │          └ host',
      '  └ scheme',
      '',
      'The URL Standard parses this URL but does not allow it.',
      'Parsers read it as https://example.com:8080/a%20b?q=1#top',
      '',
      'conformance error  whatwg/unescaped-space',
    ])
  })

  test.each([
    ['https://example.com/', 'This URL is valid by the URL Standard.'],
    ['https://a:70000/', 'The URL Standard rejects this URL.'],
    ['', 'The URL Standard rejects this URL.'],
  ])('%j', async (url, verdict) => {
    const { code, stdout } = await runCli(['explain', url], { cwd })
    expect(code).toBe(0)
    expect(stdout).toContain(verdict)
  })

  test('in the encoding of a document', async () => {
    const url = 'https://example.com/?é'
    const run = await runCli(['explain', url, '--encoding', 'windows-1252'], { cwd })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.stdout).toContain('https://example.com/?%E9')
  })

  test('in an encoding that nobody knows', async () => {
    const run = await runCli(['explain', 'https://a/', '--encoding', 'utf8-ish'], { cwd })
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toContain('utf8-ish')
  })
})

describe('hreflint explain <url>, where programs read it differently', () => {
  test.each([
    [
      'http://good.example\\@evil.example/',
      [],
      [
        'Danger: programs send this URL to different hosts.',
        '  good.example: whatwg, program/requests',
        '  evil.example: program/curl, program/python',
      ],
    ],
    ['http://a/b\\c', [], ['Programs request different URLs from the same host.']],
    ['b\\c', ['--base', 'http://a/'], ['Programs request different URLs from the same host.']],
  ])('%s', async (url, options, lines) => {
    const run = await runCli(['explain', url, ...options], { cwd })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.stdout).toContain(`\n\n${lines.join('\n')}\n`)
    expect(run.stdout).toContain('hreflint compare shows each reading.\n')
  })

  test.each(['http://a/b', 'http://a/b c', 'http://a@b@c/'])('not %s', async url => {
    const run = await runCli(['explain', url], { cwd })
    expect(run.stdout).not.toContain('hreflint compare')
    expect(run.stdout).not.toContain('do not agree')
  })
})

describe('hreflint explain <code>', () => {
  test.each([
    ['explain', 'whatwg/unescaped-space'],
    ['explain', 'https://example.com/a b'],
    ['parse', 'https://example.com/a b'],
  ])('%s %s: sentences are wrapped at the width of a terminal', async (command, subject) => {
    const wide = await runCli([command, subject], { cwd })
    const narrow = await runCli([command, subject], { cwd, columns: 60 })
    const sentences = narrow.stdout.split('\n').filter(line => /^ {2}[A-Z][^:]*$/.test(line))
    expect(Math.max(...sentences.map(line => line.length))).toBeLessThanOrEqual(60)
    expect(narrow.stdout.replaceAll(/\s+/g, ' ')).toBe(wide.stdout.replaceAll(/\s+/g, ' '))
    expect(narrow.stdout).not.toBe(wide.stdout)
  })

  test('a divergence', async () => {
    const run = await runCli(['explain', 'divergence/host'], { cwd })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.stdout).toContain('A divergence: programs read the URL differently. Off by default.')
  })

  test.each([...findingCatalogue.keys()].filter((_, index) => index % 10 === 0))(
    '%s',
    async code => {
      const run = await runCli(['explain', code], { cwd })
      expect(run).toMatchObject({ code: 0, stderr: '' })
      expect(run.stdout).toContain(`${code}\n`)
      const page = pageOf(code)
      expect(run.stdout.includes('\n  Page: ')).toBe(page !== null)
      if (page !== null) expect(run.stdout).toContain(`\n  Page: ${page}\n`)
    },
  )

  test('a mistyped code', async () => {
    const run = await runCli(['explain', 'whatwg/unescaped-spaec'], { cwd })
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toBe(
      'hreflint: Unknown code "whatwg/unescaped-spaec". Did you mean "whatwg/unescaped-space"?\n',
    )
  })

  test.each([
    ['port-out-of-range', ' Did you mean "whatwg/port-out-of-range"?'],
    ['unescaped-spaec', ' Did you mean "whatwg/unescaped-space"?'],
    ['missing-file', ' Did you mean "reference/missing-file"?'],
    ['whatwg/nope', ''],
    ['document/nope-nope-nope', ''],
  ])('%s, which is no code', async (subject, question) => {
    expect(await runCli(['explain', subject], { cwd })).toEqual({
      code: 2,
      stdout: '',
      stderr: `hreflint: Unknown code "${subject}".${question}\n`,
    })
  })

  test.each(['about-us', 'index.html', 'port', 'a-b/c-d'])('%s, a URL', async subject => {
    const { stdout, stderr } = await runCli(['explain', subject], { cwd })
    expect(stderr).toBe('')
    expect(stdout).toContain(subject)
  })

  test.each([
    ['nope', ''],
    ['explian', ' Did you mean explain?'],
    ['mrege', ' Did you mean merge?'],
  ])('help %s, which is no command', async (name, question) => {
    const { code, stdout, stderr } = await runCli(['help', name], { cwd })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^hreflint: Unknown command "\w+"\..* Known: check, parse, explain,/)
    expect(stderr).toContain(`"${name}".${question} Known`)
  })

  test('help of a command', async () => {
    for (const args of [['help'], ['help', 'explain']]) {
      expect(await runCli(args, { cwd })).toMatchObject({ code: 0, stderr: '' })
    }
  })
})
