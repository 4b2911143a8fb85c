import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

const code = 'policy/forbidden-url'

const staging = {
  url: 'https://staging.example.com/*',
  except: ['https://staging.example.com/status'],
  message: 'Staging is not public.',
  replace: 'https://www.example.com/*',
}

const files = {
  'page.html':
    '<a href="https://Staging.example.com/a?b&amp;c">x</a>\n<a href="https://staging.example.com/status">y</a>\n',
  'notes.md': 'See [a](https://staging.example.com/a) and <https://example.com/>.\n',
  'client.js': "fetch('https://staging.example.com/api')\n",
  'settings.yaml': 'url: https://staging.example.com/api\n',
}

const folder = (forbid: unknown = [staging]) =>
  folderWith({ ...files, 'hreflint.config.json': JSON.stringify({ forbid }) })

describe('forbid', () => {
  test('is checked in every file, and is an error', async () => {
    const cwd = folder()
    const run = await runCli(['.', '--format', 'json'], { cwd })
    expect(run.code).toBe(1)
    expect(codesByFile(run)).toEqual({
      'client.js': [code],
      'notes.md': [code],
      'page.html': [code],
      'settings.yaml': [code],
    })
  })

  test('is said in the words of the team, with the code and the suggestion', async () => {
    const { stdout } = await runCli(['page.html'], { cwd: folder() })
    expect(stdout).toContain('The configuration forbids "https://Staging.Exam'.slice(0, 34))
    expect(stdout).toContain('Staging is not public.')
    expect(stdout).toContain(code)
    expect(stdout).toContain('https://www.example.com/a?b&c')
  })

  test.each(['compact', 'ndjson', 'sarif', 'github', 'gitlab', 'rdjson', 'junit', 'checkstyle'])(
    'is in the format %s',
    async format => {
      const { stdout } = await runCli(['page.html', '--format', format], { cwd: folder() })
      expect(stdout).toContain('Staging is not public.')
      expect(stdout).toContain(code)
    },
  )

  test('is not fixed unless its suggestions are asked for', async () => {
    const cwd = folder()
    await runCli(['.', '--fix'], { cwd })
    expect(readFileSync(join(cwd, 'page.html'), 'utf8')).toBe(files['page.html'])
    const run = await runCli(['.', '--fix-suggestions', code, '--format', 'json'], { cwd })
    expect(run.code).toBe(0)
    expect(readFileSync(join(cwd, 'page.html'), 'utf8')).toBe(
      '<a href="https://www.example.com/a?b&amp;c">x</a>\n<a href="https://staging.example.com/status">y</a>\n',
    )
    expect(readFileSync(join(cwd, 'notes.md'), 'utf8')).toContain('[a](https://www.example.com/a)')
    expect(readFileSync(join(cwd, 'client.js'), 'utf8')).toBe(
      "fetch('https://www.example.com/api')\n",
    )
  })

  test('that has changed counts, also with a cache', async () => {
    const cwd = folder()
    const args = ['page.html', '--format', 'json', '--cache']
    for (const _ of [1, 2]) {
      expect(codesByFile(await runCli(args, { cwd }))).toEqual({ 'page.html': [code] })
    }
    const config = join(cwd, 'hreflint.config.json')
    writeFileSync(config, JSON.stringify({ forbid: [] }))
    expect((await runCli(args, { cwd })).code).toBe(0)
    writeFileSync(config, JSON.stringify({ forbid: [{ url: 'https://*.example.com/*' }] }))
    expect(codesByFile(await runCli(args, { cwd }))).toEqual({ 'page.html': [code, code] })
  })

  test('may be written in a program', async () => {
    const cwd = folderWith({
      ...files,
      'hreflint.config.mjs': `export default { forbid: [${JSON.stringify(staging)}] }`,
    })
    const run = await runCli(['page.html', '--format', 'json'], { cwd })
    expect(codesByFile(run)).toEqual({ 'page.html': [code] })
  })

  test('is printed with the configuration, without secrets', async () => {
    const url = 'https://u\\:tOp5ecret@a.example/*'
    const { stdout } = await runCli(['--print-config', 'page.html'], {
      cwd: folder([staging, { url }]),
    })
    const { forbid } = JSON.parse(stdout)
    expect(forbid[0]).toEqual(staging)
    expect(stdout).not.toMatch(/tOp5|5ecr|cret/)
  })

  test('that is wrong is an error of the configuration, at its place', async () => {
    const cwd = folder([staging, { url: 'https://a.example/(', mesage: 'x' }])
    const run = await runCli(['page.html'], { cwd })
    expect(run.code).toBe(2)
    expect(run.stderr).toContain('Unknown key "mesage" in "forbid[1]". Did you mean "message"?')
    const url = await runCli(['page.html'], { cwd: folder([{ url: 'https://a.example/(' }]) })
    expect(url.code).toBe(2)
    expect(url.stderr).toContain('"forbid[0].url" is not a URL pattern: "(" is not closed')
  })
})

test('hreflint explain says what the code is', async () => {
  const { code: exit, stdout } = await runCli(['explain', code], { cwd: '/' })
  expect(exit).toBe(0)
  expect(stdout).toContain('The configuration forbids ‹text›: ‹reason›.')
  expect(stdout).toContain('A forbidden URL: it matches a rule of the configuration.')
})
