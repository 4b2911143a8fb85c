import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { git, repositoryWith } from '../support/git-repository.ts'
import { codesByFile, runCli } from '../support/run-cli.ts'

const files = {
  'index.html':
    '<a href="a.html#x">A</a> <a href="none.html">Broken before</a>\n<a href="/a b">B</a>\n',
  'a.html': '<p id="x"><p id="y">\n',
  'deep/b.html': '<img src="../logo.png"> <a href="../a.html">A</a>\n',
  'logo.png': '',
  'style.css': 'p { background: url(logo.png) }\n',
  'off.html': '<a href="a.html">A</a>\n',
  'hreflint.config.json': JSON.stringify({
    references: 'fragments',
    overrides: [{ files: ['off.html'], references: 'off' }],
  }),
}

async function codes(cwd: string, ...args: string[]) {
  const run = await runCli(['--format', 'json', ...args], { cwd })
  expect(run.stderr).toBe('')
  // A file that is only renamed has no line that is new.
  return Object.fromEntries(
    Object.entries(codesByFile(run)).filter(([, found]) => found.length > 0),
  )
}

describe.each([['--staged'], ['--changed'], ['--changed', 'HEAD'], ['--diff', 'HEAD']])(
  '%s %s',
  (...args) => {
    const option = args.filter(argument => argument !== undefined)
    const after = async (cwd: string) => {
      if (option[0] === '--staged') git(cwd, 'add', '--all')
      return codes(cwd, ...option)
    }

    test('a file that is deleted breaks the links to it, and says nothing else of their files', async () => {
      const cwd = repositoryWith(files)
      rmSync(join(cwd, 'logo.png'))
      expect(await after(cwd)).toEqual({
        'deep/b.html': ['reference/missing-file'],
        'style.css': ['reference/missing-file'],
      })
    })

    test('a file that is renamed breaks the links to its old name', async () => {
      const cwd = repositoryWith(files)
      git(cwd, 'mv', 'a.html', 'c.html')
      expect(await after(cwd)).toEqual({
        'deep/b.html': ['reference/missing-file'],
        'index.html': ['reference/missing-file'],
      })
    })

    test('a file that is deleted breaks links whose fragments were missing or unknown, too', async () => {
      const cwd = repositoryWith({
        ...files,
        'c.html': '<a href="a.html#none">1</a> <a href="a.html#/route">2</a>\n',
      })
      rmSync(join(cwd, 'a.html'))
      expect(await after(cwd)).toMatchObject({
        'c.html': ['reference/missing-file', 'reference/missing-file'],
      })
    })

    test('an id that is renamed breaks the links to it', async () => {
      const cwd = repositoryWith(files)
      writeFileSync(join(cwd, 'a.html'), '<p id="x2"><p id="y">\n')
      expect(await after(cwd)).toEqual({ 'index.html': ['reference/missing-fragment'] })
    })

    test('nothing breaks where nothing is gone', async () => {
      const cwd = repositoryWith(files)
      writeFileSync(join(cwd, 'a.html'), '<p id="x"><p id="y"><p id="z">\n')
      expect(await after(cwd)).toEqual({})
    })

    test('nothing breaks where the links were changed as well', async () => {
      const cwd = repositoryWith(files)
      git(cwd, 'mv', 'logo.png', 'image.png')
      writeFileSync(join(cwd, 'deep/b.html'), '<img src="../image.png">\n')
      writeFileSync(join(cwd, 'style.css'), 'p { background: url(image.png) }\n')
      expect(await after(cwd)).toEqual({})
    })
  },
)

test('what is staged counts, not what is in the folder', async () => {
  const cwd = repositoryWith(files)
  git(cwd, 'rm', '--quiet', '--cached', 'logo.png')
  // The link is gone from the folder only.
  writeFileSync(join(cwd, 'style.css'), 'p { color: red }\n')
  expect(await codes(cwd, '--staged')).toEqual({
    'deep/b.html': ['reference/missing-file'],
    'style.css': ['reference/missing-file'],
  })
})

test('a file that is removed on a branch, since it left the other one', async () => {
  const cwd = repositoryWith(files)
  git(cwd, 'switch', '--quiet', '--create', 'topic')
  git(cwd, 'rm', '--quiet', 'logo.png')
  git(cwd, 'commit', '--quiet', '--message', 'Topic')
  expect(await codes(cwd, '--changed', 'main')).toEqual({
    'deep/b.html': ['reference/missing-file'],
    'style.css': ['reference/missing-file'],
  })
  expect(await codes(cwd, '--changed')).toEqual({})
})
