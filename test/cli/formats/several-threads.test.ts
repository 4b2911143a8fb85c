import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runBuilt } from '../support/run-built.ts'
import { folderWith } from '../support/run-cli.ts'

// Threads send no texts. The report reads the file again where it shows lines of it.

const page = '<p>\r\n<a href="/a b">é</a>\r\n<a href="http://user:secret word@h/">\r\n'

function siteOfAllEncodings(): string {
  const cwd = folderWith({ 'utf8.html': page, 'broken.html': '<a href="none.html#x">' })
  writeFileSync(join(cwd, 'latin.html'), `<meta charset="windows-1252">${page}`, 'latin1')
  writeFileSync(join(cwd, 'utf16.html'), `\uFEFF${page}`, 'utf16le')
  return cwd
}

describe('several threads report what one reports', () => {
  test.each([
    ['text'],
    ['text', '--fix-dry-run'],
    ['json'],
    ['sarif', '--fix-dry-run'],
    ['gitlab'],
  ])('%s %s', (...args) => {
    const cwd = siteOfAllEncodings()
    const options = ['--references', 'fragments', '--format', ...args]
    const [one, two] = ['1', '2'].map(count =>
      runBuilt([...options, '--threads', count, '.'], { cwd }),
    )
    expect(one?.stdout).toContain('latin.html')
    expect(two).toEqual(one)
  })
})
