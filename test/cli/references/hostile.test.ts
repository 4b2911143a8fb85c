import { symlinkSync } from 'node:fs'
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
