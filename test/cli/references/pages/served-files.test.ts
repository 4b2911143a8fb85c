import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../../support/run-cli.ts'

// What a server makes of an address, as far as the configuration says it.

const links =
  '<a href="b">b</a> <a href="c">c</a> <a href="docs/">d</a> <a href="old/">o</a> <a href="none">n</a>\n'
const files = {
  'a.html': links,
  'b.html': '',
  'c.htm': '',
  'docs/default.htm': '',
  'old/index.html': '',
}

async function reported(config: object, more: Readonly<Record<string, string>> = {}) {
  const all = { references: 'fragments', root: '.', profile: 'files', ...config }
  const cwd = folderWith({ ...files, ...more, 'hreflint.config.json': JSON.stringify(all) })
  const run = await runCli(['--format', 'json', '.'], { cwd })
  expect(run.stderr).toBe('')
  const results: readonly { filePath: string; findings: { url: string }[] }[] = JSON.parse(
    run.stdout,
  )
  const found = results.find(({ filePath }) => filePath === 'a.html')
  return (found?.findings ?? []).map(({ url }) => url)
}

describe('fallbackExtensions', () => {
  test('none, by default', async () => {
    expect(await reported({})).toEqual(['b', 'c', 'none'])
  })

  test.each([
    [['html'], ['c', 'none']],
    [['.htm', 'html'], ['none']],
  ])('%j', async (fallbackExtensions, broken) => {
    expect(await reported({ fallbackExtensions })).toEqual(broken)
  })

  test('an empty list turns those of a profile off', async () => {
    const config = { profile: 'pages', fallbackExtensions: [] }
    expect(await reported(config)).toEqual(['b', 'c', 'none'])
  })
})

describe('indexFiles', () => {
  test('names the page of a folder', async () => {
    // Another kind of index page may be shown as well, so that nothing is said of `old/`.
    const config = { fallbackExtensions: ['html', 'htm'], indexFiles: ['default.htm'] }
    expect(
      await reported(config, { 'empty/x.html': '', 'a.html': '<a href="empty/">e</a>' }),
    ).toEqual(['empty/'])
    expect(await reported(config)).toEqual(['none'])
  })

  test('its fragments are checked', async () => {
    const page = '<a href="docs/#set-up">s</a> <a href="docs/#gone">g</a>\n'
    const more = { 'a.html': page, 'docs/default.htm': '<h1 id="set-up">S</h1>' }
    expect(await reported({ indexFiles: ['default.htm'] }, more)).toEqual(['docs/#gone'])
  })
})

test('what is no list of names is an error', async () => {
  const config = { indexFiles: 'index.html' }
  const cwd = folderWith({ ...files, 'hreflint.config.json': JSON.stringify(config) })
  const run = await runCli(['.'], { cwd })
  expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('indexFiles')])
})

test('codes are those of missing files', async () => {
  const config = JSON.stringify({ references: 'files', root: '.', fallbackExtensions: ['htm'] })
  const cwd = folderWith({ ...files, 'hreflint.config.json': config })
  const run = await runCli(['--format', 'json', 'a.html'], { cwd })
  expect(codesByFile(run)).toEqual({
    'a.html': ['reference/missing-file', 'reference/missing-file'],
  })
})
