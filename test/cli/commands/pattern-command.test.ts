import { dialects } from '@hreflint/patterns'
import { describe, expect, test } from 'vitest'
import { runCli } from '../support/run-cli.ts'

const run = (...args: readonly string[]) => runCli(['pattern', ...args], { cwd: '/' })

describe('hreflint pattern', () => {
  test.each<[args: string[], code: number]>([
    [['https://example.com/*'], 0],
    [['/users/:id', '--dialect', 'path-to-regexp-8'], 0],
    [['/users/:id?', '--dialect', 'path-to-regexp-8'], 1],
    [['/users/:id?', '--dialect', 'path-to-regexp-0.1'], 0],
    [['/users/:id'], 0],
    [['/users/:id', '--dialect', 'urlpattern'], 1],
    [['/users/:id', '--base', 'https://a.b/'], 0],
    [['https://example.com/', '--dialect', 'origin'], 0],
    [['/old/* /new/:splat 301', '/old/a', '--dialect', 'redirects'], 0],
    [['/old', '--dialect', 'redirects'], 1],
    [['https://example.com', '--dialect', 'match-pattern'], 1],
    [["script-src 'self'", '--dialect', 'csp'], 0],
    [['/x', '--dialect', 'express'], 2],
  ])('%j ends with %i', async (args, code) => {
    expect((await run(...args)).code).toBe(code)
  })

  test('says what each piece matches, and what the groups are', async () => {
    const { stdout, stderr } = await run(
      'https://:shop.example.com/:page?',
      'https://toys.example.com/cars',
      'https://example.com/',
    )
    expect(stderr).toBe('')
    expect(stdout).toBe(`As URL Pattern Standard (2026-03-20) reads it:
  protocol  https         the text https
  hostname  :shop         a label of the host, called shop
  hostname  .example.com  the text .example.com
  pathname  /:page?       one segment, called page, or nothing

matches   https://toys.example.com/cars
            hostname shop: "toys"
            pathname page: "cars"
no match  https://example.com/
`)
  })

  test('says why a route does not compile, what to write, and where it does', async () => {
    const { stdout } = await run('/users/:id?', '--dialect', 'path-to-regexp-8')
    expect(stdout).toBe(`This does not compile under path-to-regexp 8.

does not compile  pattern/reserved-character
  "?" is reserved in this version. To match it as text, write a backslash before it.

  1 │ /users/:id?
    │           ^
  Compiling the pattern throws an error, so the program may not start.
  Suggestion: Change to /users{/:id}, which matches the same paths as in path-to-regexp 0.1 (Express 4)

It compiles under path-to-regexp 6, path-to-regexp 0.1, Fastify, Hono, React Router.
`)
  })

  test('names a URL that shows what a pattern matches', async () => {
    const { stdout } = await run('https://*example.com/')
    expect(stdout).toContain('matches more  pattern/open-host\n')
    expect(stdout).toContain(
      'The pattern matches https://evilexample.com/, a host that anybody can register.',
    )
    expect(stdout).toContain('Suggestion: Match only subdomains\n')
  })

  test('says what Netlify makes of a rule', async () => {
    const { stdout } = await run('/blog/*.html', '/blog/a.html', '--dialect', 'netlify')
    expect(stdout).toContain('never matches  pattern/splat-before-text\n')
    expect(stdout).toContain('The rule does not match /blog/a.html.')
    expect(stdout).toContain('no match  /blog/a.html')
  })

  test('writes all of it as JSON', async () => {
    const { stdout } = await run(
      '/files/*',
      '/files/a/b',
      '--dialect',
      'path-to-regexp-0.1',
      '--format',
      'json',
    )
    expect(JSON.parse(stdout)).toMatchObject({
      pattern: '/files/*',
      dialect: 'path-to-regexp-0.1',
      compiles: true,
      issues: [],
      urls: [{ url: '/files/a/b', matches: true, groups: [{ name: '0', value: 'a/b' }] }],
    })
  })

  test('knows every dialect, and proposes the nearest', async () => {
    for (const { id } of dialects) expect((await run('*', '--dialect', id)).code).not.toBe(2)
    const { stderr } = await run('*', '--dialect', 'urlpatern')
    expect(stderr).toContain('Did you mean urlpattern?')
  })

  test('repeats no password', async () => {
    for (const format of ['text', 'json']) {
      const { stdout } = await run(
        'https://ada:hunter2@example.com/*',
        'https://ada:hunter2@example.com/x',
        '--format',
        format,
      )
      expect(stdout).not.toContain('hunter2')
    }
  })
})
