import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

async function codes(cwd: string, ...args: string[]) {
  const run = await runCli(['--format', 'json', '--references', 'fragments', ...args], { cwd })
  expect(run.stderr).toBe('')
  return codesByFile(run)
}

describe('symbolic links', () => {
  test('that lead to nothing outside of the root may lead to something elsewhere', async () => {
    const cwd = folderWith({
      'in/index.html': '<script src="jquery.js"></script><script src="chain.js"></script>',
      'out.html': '',
    })
    symlinkSync('/nowhere/javascript/jquery.js', join(cwd, 'in/jquery.js'))
    symlinkSync('jquery.js', join(cwd, 'in/chain.js'))
    expect(await codes(cwd, 'in')).toEqual({ 'in/index.html': [] })
  })

  test('may be the way to the root', async () => {
    const cwd = folderWith({
      'real/index.html': '<a href="b.html"><a href="c.html">',
      'real/a.html': '',
    })
    symlinkSync('a.html', join(cwd, 'real/b.html'))
    symlinkSync('real', join(cwd, 'root'))
    const found = await codes(join(cwd, 'root'), 'index.html')
    expect(found).toEqual({ 'index.html': ['reference/missing-file'] })
  })
})

describe('names', () => {
  test('that differ in case or in normalization alone are those that are written', async () => {
    const cwd = folderWith({
      'index.html': `<a href="caf\u00E9.html#a"><a href="cafe\u0301.html#b"><a href="caf\u00E9.html#b">
<a href="A/x.html"><a href="a/x.html"><a href="A/y.html"><a href="Z.HTML">`,
      'caf\u00E9.html': '<p id="a">',
      'cafe\u0301.html': '<p id="b">',
      'A/x.html': '',
      'a/x.html': '',
      'a/y.html': '',
      'z.html': '',
    })
    expect((await codes(cwd, 'index.html'))['index.html']).toEqual([
      'reference/missing-fragment',
      'reference/wrong-case',
      'reference/wrong-case',
    ])
  })

  test('with line breaks and bytes that are no UTF-8 are neither read as others nor shown raw', async () => {
    const cwd = folderWith({ 'a\nb.html': '<a href="no\nne.html"><a href="%FF.html">' })
    execFileSync('sh', ['-c', 'touch "$(printf \'\\377\').html"'], { cwd })
    const run = await runCli(['--references', 'files', '--format', 'compact', '.'], { cwd })
    const lines = run.stdout.split('\n').filter(line => line.includes('reference/'))
    expect(lines).toHaveLength(1)
  })
})

describe('outside of the root', () => {
  test('nothing is read, however it is written', async () => {
    const cwd = folderWith({
      'in/index.html': [
        '../secret.html#x',
        '..%2Fsecret.html#x',
        '%2e%2e/secret.html#x',
        '.%2E/.%2E/.%2E/.%2E/.%2E/etc/passwd#x',
        'file:///etc/passwd#x',
        'C:\\\\secret.html#x',
        '//etc/passwd#x',
        '\\\\..\\\\secret.html#x',
        'a/../../secret.html#x',
      ]
        .map(href => `<a href="${href}">`)
        .join('\n'),
      'secret.html': '<p id="y">',
    })
    const found = await codes(cwd, '--select', 'reference/*', 'in')
    expect(found['in/index.html']).toEqual([])
  })

  test('/etc/passwd is a path of the site', async () => {
    const cwd = folderWith({ 'index.html': '<a href="/etc/passwd">', 'etc/hosts': '' })
    expect(await codes(cwd, '.')).toEqual({ 'index.html': ['reference/missing-file'] })
  })
})

describe('much of it', () => {
  test('a million ids in one page', async () => {
    const ids = Array.from({ length: 1e6 }, (_, index) => `<p id=i${index}>`).join('')
    const cwd = folderWith({
      'a.html': ids,
      'b.html': '<a href="a.html#i999999"><a href="a.html#i1000000">',
    })
    expect((await codes(cwd, '.'))['b.html']).toEqual(['reference/missing-fragment'])
  })

  test('many thousands of files in one folder, and of broken links into it', async () => {
    const links = Array.from({ length: 2000 }, (_, index) => `<a href="f/page-${index}x.html">`)
    const cwd = folderWith({ 'index.html': links.join('\n') })
    mkdirSync(join(cwd, 'f'))
    for (let index = 0; index < 8000; index += 1)
      writeFileSync(join(cwd, `f/page-${index}.html`), '')
    const found = await codes(cwd, 'index.html')
    expect(found['index.html']).toHaveLength(2000)
  })

  // Generous: what is excluded is a time that grows with the product of both.
  test('many redirects, and candidates of one image that each of them is asked about', async () => {
    const rules = Array.from({ length: 20_000 }, (_, index) => `/r${index} /t${index} 301`)
    const images = Array.from({ length: 60_000 }, (_, index) => `/r${index % 20_000} ${index + 1}w`)
    const cwd = folderWith({
      _redirects: rules.join('\n'),
      'index.html': `<img srcset="${images.join(', ')}">`,
    })
    const { stdout } = await runCli(['--references', 'files', '--select', 'redirect/*', '.'], {
      cwd,
    })
    expect(stdout).toContain('redirect/dangling in _redirects')
  })

  test('folders as deep as the system has them', async () => {
    const deep = Array.from({ length: 200 }, () => 'd').join('/')
    const cwd = folderWith({
      [`${deep}/a.html`]: `<a href="${'../'.repeat(200)}b.html">`,
      'b.html': '',
    })
    expect(Object.values(await codes(cwd, '.'))).toEqual([[], []])
    const far = `<a href="${'../'.repeat(5000)}b.html"><a href="${'x/'.repeat(5000)}b.html">`
    writeFileSync(join(cwd, 'c.html'), far)
    expect(await codes(cwd, 'c.html')).toEqual({ 'c.html': ['reference/missing-file'] })
  })
})

test('a folder that vanishes in mid-run', async () => {
  const cwd = folderWith({ 'index.html': '<a href="f/a.html#x">', 'f/a.html': '<p id="x">' })
  const locked = folderWith({ 'index.html': '<a href="f/a.html#x">', 'f/a.html': '<p id="x">' })
  execFileSync('rm', ['-r', join(cwd, 'f')])
  expect(await codes(cwd, 'index.html')).toEqual({ 'index.html': ['reference/missing-file'] })
  // The file is listed, and cannot be read.
  execFileSync('rm', [join(locked, 'f/a.html')])
  execFileSync('mkfifo', [join(locked, 'f/a.html')])
  expect(await codes(locked, 'index.html')).toEqual({ 'index.html': [] })
})
