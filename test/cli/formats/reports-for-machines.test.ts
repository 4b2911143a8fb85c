import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtProgram } from '../support/built-program.ts'
import { repositoryWith } from '../support/git-repository.ts'
import { runBuilt } from '../support/run-built.ts'
import { folderWith } from '../support/run-cli.ts'

const space = '<a href="/a b">'
const broken = '<a href="https://a:70000/">'

describe('paths count from the root of the repository', () => {
  test.each([
    ['github', 'file=docs/site/a.html,'],
    ['gitlab', '"path":"docs/site/a.html"'],
    ['sarif', '"uri":"docs/site/a.html"'],
  ])('%s', (format, words) => {
    const cwd = repositoryWith({ 'docs/site/a.html': space })
    const fromRoot = runBuilt(['--format', format, '.'], { cwd })
    const fromBelow = runBuilt(['--format', format, '.'], { cwd: join(cwd, 'docs') })
    expect(fromBelow.stdout).toContain(words)
    expect(fromBelow).toEqual(fromRoot)
  })

  test('and as before where people read them', () => {
    const cwd = repositoryWith({ 'docs/a.html': space })
    const { stdout } = runBuilt(['--format', 'compact', '.'], { cwd: join(cwd, 'docs') })
    expect(stdout).toMatch(/^a\.html:1:12: /)
  })
})

describe('what could not be read is in the report', () => {
  const files = { 'a.html': space, 'bad "1".html': 'x'.repeat(101) }
  const message =
    'Cannot be linted: it has 101 bytes, which is more than the limit of 100 (--max-file-size).'
  const run = (format: string) =>
    runBuilt(['--max-file-size', '100', '--format', format, '.'], { cwd: folderWith(files) })

  test('junit', () => {
    const { code, stdout } = run('junit')
    expect(code).toBe(2)
    expect(stdout).toContain(
      '<testsuite name="bad &#34;1&#34;.html" tests="1" failures="0" errors="1">',
    )
    expect(stdout).toContain(`<error message="bad &#34;1&#34;.html: ${message}"/>`)
  })

  test('checkstyle', () => {
    const { stdout } = run('checkstyle')
    expect(stdout).toContain(
      `<file name="bad &#34;1&#34;.html">\n    <error line="1" column="1" severity="error" message="bad &#34;1&#34;.html: ${message}" source="hreflint"/>`,
    )
  })

  test('sarif', () => {
    const [{ invocations }] = JSON.parse(run('sarif').stdout).runs
    expect(invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          {
            level: 'error',
            message: { text: `bad "1".html: ${message}` },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'bad%20%221%22.html', uriBaseId: '%SRCROOT%' },
                },
              },
            ],
          },
        ],
      },
    ])
  })
})

describe('a report in a file', () => {
  const args = ['--format', 'json', '--output', 'report.json', '.']

  test('stays as it was until the new one is complete', async () => {
    const page = space.repeat(20_000)
    const names = Array.from({ length: 40 }, (_, index) => `${index}.html`)
    const cwd = folderWith({
      ...Object.fromEntries(names.map(name => [name, page])),
      'report.json': 'old',
    })
    const child = spawn(process.execPath, [builtProgram(), ...args], { cwd, stdio: 'ignore' })
    const closed = new Promise(resolve => child.once('close', resolve))
    while (child.exitCode === null && !readdirSync(cwd).some(name => name.endsWith('.tmp'))) {
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    child.kill('SIGKILL')
    await closed
    expect(readFileSync(join(cwd, 'report.json'), 'utf8')).toBe('old')
    for (const name of names) rmSync(join(cwd, name))
    writeFileSync(join(cwd, 'a.html'), space)
    runBuilt(args, { cwd })
    expect(JSON.parse(readFileSync(join(cwd, 'report.json'), 'utf8'))).toHaveLength(1)
    expect(readdirSync(cwd).sort()).toEqual(['a.html', 'report.json'])
  })

  test('goes through a link, and into what is no file', () => {
    const cwd = folderWith({ 'a.html': space, 'out/report.json': 'old' })
    symlinkSync('out/report.json', join(cwd, 'report.json'))
    expect(runBuilt(args, { cwd }).code).toBe(0)
    expect(JSON.parse(readFileSync(join(cwd, 'out/report.json'), 'utf8'))).toHaveLength(1)
    const device = ['--format', 'json', '--output', '/dev/null', '.']
    expect(runBuilt(device, { cwd })).toMatchObject({ code: 0, stderr: '' })
  })

  test('is of one format', () => {
    const twice = ['--format', 'json', '--output', 'x', '--format', 'sarif', '--output', 'x', '.']
    const { code, stderr } = runBuilt(twice, { cwd: folderWith({ 'a.html': space }) })
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'hreflint: --output x: Only one format can be written to this file.\n',
    })
  })
})

test('more than 25,000 SARIF results are folded, and the report says so', () => {
  const cwd = folderWith({ 'a.html': `${space}\n`.repeat(25_010) + broken })
  const { stdout } = runBuilt(['--format', 'sarif', '.'], { cwd })
  const [{ results, invocations }] = JSON.parse(stdout).runs
  expect(results).toHaveLength(24_002)
  const [spaces, port] = results.slice(-2)
  expect(spaces.message.text).toBe(
    '1010 more findings of this code, the first one here. A report can have at most 25000 results.',
  )
  expect(port.ruleId).toBe('whatwg/port-out-of-range')
  expect(port.message.text).toMatch(/70000/)
  expect(invocations[0].toolExecutionNotifications[0].message.text).toMatch(/^25011 findings: /)
  const exactly = folderWith({ 'a.html': `${space}\n`.repeat(25_000) })
  const all = JSON.parse(runBuilt(['--format', 'sarif', '.'], { cwd: exactly }).stdout).runs[0]
  expect(all.results).toHaveLength(25_000)
  expect(all.invocations).toEqual([{ executionSuccessful: true }])
})

describe('merge without the sources', () => {
  const formats = 'compact brief json ndjson github junit checkstyle markdown'.split(' ')
  const files = {
    'sub/a.html': `<p>\n${space}${broken}\n<a href="https://a/\nb c">`,
    'b.md': '[x](<a b>)',
  }

  test.each(formats)('says the same in %s', format => {
    const cwd = folderWith(files)
    runBuilt(['--format', 'json', '--output', '1.json', '.'], { cwd })
    const whole = runBuilt(['--format', format, '.'], { cwd })
    const elsewhere = folderWith({ '1.json': readFileSync(join(cwd, '1.json')) })
    expect(runBuilt(['merge', '1.json', '--format', format], { cwd: elsewhere })).toEqual(whole)
  })

  test('gives SARIF with what is known of the places', () => {
    const cwd = folderWith(files)
    runBuilt(['--format', 'json', '--output', '1.json', '.'], { cwd })
    const elsewhere = folderWith({ '1.json': readFileSync(join(cwd, '1.json')) })
    const places = (stdout: string) =>
      JSON.parse(stdout).runs[0].results.map((result: { ruleId: string; locations: object }) => [
        result.ruleId,
        result.locations,
      ])
    const merged = runBuilt(['merge', '1.json', '--format', 'sarif'], { cwd: elsewhere })
    const whole = runBuilt(['--format', 'sarif', '.'], { cwd })
    expect(merged.code).toBe(1)
    expect(places(merged.stdout)).toEqual(places(whole.stdout))
  })

  test('leaves out the lines in text, also where a source has changed', () => {
    const cwd = folderWith(files)
    runBuilt(['--format', 'json', '--output', '1.json', '.'], { cwd })
    writeFileSync(join(cwd, 'b.md'), 'x\n\n\n[x](<a b>)')
    mkdirSync(join(cwd, 'other'))
    const { code, stdout, stderr } = runBuilt(['merge', '../1.json'], { cwd: join(cwd, 'other') })
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).toContain('b.md:1:7  warning  whatwg/unescaped-space\n')
    expect(stdout).not.toContain('│')
    const beside = runBuilt(['merge', '1.json'], { cwd }).stdout
    expect(beside).toContain('b.md:1:7  warning')
    expect(beside).toContain('│ <a href="/a b">')
    expect(beside).not.toContain('│ [x]')
  })
})
