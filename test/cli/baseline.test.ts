import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from './support/run-cli.ts'

const space = '<a href="/a b">\n'
const port = '<a href="https://a:99999/">\n'

async function recorded(files: Record<string, string>): Promise<string> {
  const cwd = folderWith(files)
  await runCli(['.', '--baseline', 'known.json', '--init-baseline'], { cwd })
  return cwd
}

const check = (cwd: string, ...more: string[]) =>
  runCli(['.', '--baseline', 'known.json', '--format', 'json', ...more], { cwd })

test('findings of renamed files are known, and only new ones are reported', async () => {
  const cwd = await recorded({
    'docs/a.html': space + port,
    'docs/b.html': space,
    'docs/c.html': space,
  })
  renameSync(join(cwd, 'docs'), join(cwd, 'guide'))
  renameSync(join(cwd, 'guide/c.html'), join(cwd, 'guide/d.html'))
  expect(await check(cwd)).toMatchObject({ code: 0, stderr: '' })
  writeFileSync(join(cwd, 'guide/b.html'), space + port)
  const run = await check(cwd)
  expect(run.code).toBe(1)
  expect(codesByFile(run)).toMatchObject({
    'guide/a.html': [],
    'guide/b.html': ['whatwg/port-out-of-range'],
  })
  await check(cwd, '--update-baseline')
  const { files } = JSON.parse(readFileSync(join(cwd, 'known.json'), 'utf8'))
  expect(Object.keys(files)).toEqual(['guide/a.html', 'guide/b.html', 'guide/d.html'])
})

test('one file that is gone makes findings of one new file known, not of several', async () => {
  const cwd = await recorded({ 'a.html': port })
  rmSync(join(cwd, 'a.html'))
  writeFileSync(join(cwd, 'b.html'), port)
  writeFileSync(join(cwd, 'c.html'), port)
  expect(codesByFile(await check(cwd))).toEqual({
    'b.html': [],
    'c.html': ['whatwg/port-out-of-range'],
  })
})

test('a copy of a file has findings of its own', async () => {
  const cwd = await recorded({ 'a.html': port })
  writeFileSync(join(cwd, 'b.html'), port)
  expect(codesByFile(await check(cwd))).toEqual({
    'a.html': [],
    'b.html': ['whatwg/port-out-of-range'],
  })
})

test('what is gone is named, also where the file is gone', async () => {
  const cwd = await recorded({
    'a.html': space + space.replace('/a', '/c') + port,
    'b.html': port,
    'c.html': port,
  })
  writeFileSync(join(cwd, 'a.html'), port)
  rmSync(join(cwd, 'b.html'))
  expect((await check(cwd)).stderr).toBe(
    'hreflint: known.json: 3 baseline findings no longer occur. Run with --update-baseline to remove them.\n' +
      '  a.html  whatwg/unescaped-space (2)\n  b.html  whatwg/port-out-of-range\n',
  )
  await check(cwd, '--update-baseline')
  expect((await check(cwd)).stderr).toBe('')
})

test('what a run does not look at, or does not report, is not gone', async () => {
  const cwd = await recorded({ 'a.html': space + port, 'sub/b.html': port })
  const run = (...args: string[]) => runCli([...args, '--baseline', 'known.json'], { cwd })
  expect(await run('sub')).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(await run('.', '--select', 'whatwg/port-*')).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(await run('.', '--quiet')).toEqual({ code: 0, stdout: '', stderr: '' })
})

test('of many files twenty are named', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `p/${index + 100}.html`)
  const cwd = await recorded(Object.fromEntries(names.map(name => [name, port])))
  rmSync(join(cwd, 'p'), { recursive: true })
  writeFileSync(join(cwd, 'a.html'), '')
  const { stderr } = await check(cwd)
  expect(stderr.split('\n')).toHaveLength(23)
  expect(stderr).toContain('\n  and 10 more\n')
})
