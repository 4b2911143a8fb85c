import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

// What a user says about the root and about URLs counts, on the command line and in the configuration.

const page =
  '<a href="/giude/x.html">a</a><img src="/asets/logo.png"><a href="/guide/">g</a><a href="/other">o</a>\n'
const site = {
  'dist/index.html': page,
  'dist/guide/index.html': '<a href="..">up</a>\n',
}

async function codes(files: Readonly<Record<string, string>>, ...args: string[]) {
  const run = await runCli(['--format', 'json', '--references', 'fragments', ...args], {
    cwd: folderWith(files),
  })
  expect(run.stderr).toBe('')
  return Object.fromEntries(
    Object.entries(codesByFile(run)).filter(([, found]) => found.length > 0),
  )
}

const missing = (count: number) => ({
  'dist/index.html': Array(count).fill('reference/missing-file'),
})

describe('links that begin with a slash', () => {
  test('may lead out of a folder that nobody calls the root of its server', async () => {
    expect(await codes(site, 'dist')).toEqual({})
  })

  test.each([['dist'], ['dist/'], ['./dist']])('start at --root %s', async root => {
    expect(await codes(site, '.', '--root', root)).toEqual(missing(3))
  })

  test('start at the root of the configuration, also if that is its own folder', async () => {
    const configured = { ...site, 'hreflint.config.json': '{ "root": "dist" }' }
    expect(await codes(configured, '.')).toEqual(missing(3))
    const own = { ...site, 'dist/hreflint.config.json': '{ "root": "." }' }
    expect(await codes(own, '.')).toEqual(missing(3))
    // The command line wins.
    const other = { ...site, 'hreflint.config.json': '{ "root": "src" }' }
    expect(await codes(other, '.', '--root', 'dist')).toEqual(missing(3))
  })

  test('are found where they start', async () => {
    const whole = { ...site, 'dist/giude/x.html': '', 'dist/asets/logo.png': '', 'dist/other': '' }
    expect(await codes(whole, 'dist', '--root', 'dist')).toEqual({})
  })
})

test('a root that is no folder is an error', async () => {
  const cwd = folderWith(site)
  for (const root of ['nope', 'dist/index.html']) {
    const { code, stderr } = await runCli(['--root', root], { cwd })
    expect([code, stderr]).toEqual([
      2,
      `hreflint: --root must be a folder that exists, not "${root}".\n`,
    ])
  }
})

describe('URLs that are not checked', () => {
  const text = '<a href="/asets/a b.png">\n<a href="https://a/b c,d">\n<a href="https://b/c d">\n'
  const files = { 'dist/index.html': text }
  const kept = (...lines: readonly number[]) =>
    lines.flatMap(line =>
      line === 1
        ? ['reference/missing-file', 'whatwg/unescaped-space']
        : ['whatwg/unescaped-space'],
    )

  test.each<[args: string[], left: readonly number[]]>([
    [[], [1, 2, 3]],
    [
      ['--exclude', '/asets/*'],
      [2, 3],
    ],
    [
      ['--exclude', 'https://a/b c,d'],
      [1, 3],
    ],
    [['--exclude', '*'], []],
    [['--exclude', 'https://*', '--exclude', '/asets/*'], []],
    // The whole URL is compared, as it is written.
    [
      ['--exclude', 'https://a/'],
      [1, 2, 3],
    ],
    [
      ['--exclude', 'HTTPS://*'],
      [1, 2, 3],
    ],
  ])('%j', async (args, left) => {
    const found = await codes(files, '--root', 'dist', '.', ...args)
    expect(found['dist/index.html'] ?? []).toEqual(kept(...left))
  })

  test('in the configuration, to which the command line adds', async () => {
    const allow = { urls: ['https://a/*'] }
    const configured = { ...files, 'hreflint.config.json': JSON.stringify({ allow, root: 'dist' }) }
    expect(await codes(configured, '.')).toEqual({ 'dist/index.html': kept(1, 3) })
    expect(await codes(configured, '.', '--exclude', '/*')).toEqual({ 'dist/index.html': kept(3) })
  })
})
