import { readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDocument, repositoryRoot, writtenByHand } from '../docs/documents.ts'

// The pictures of the documentation. `npm run generate` draws terminals from what the command line prints, and
// `npm run pictures` takes pictures of the real editor and the built explorer.

const largest = 200_000
const folders = ['docs/images', 'extensions/vscode/images']

const shown = writtenByHand.flatMap(file =>
  [...readDocument(file).matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(
    ([, text = '', path = '']) => ({
      file,
      text,
      path: posix.join(posix.dirname(file), path),
    }),
  ),
)

test('the READMEs of the project, the command line and the extension show recordings', () => {
  const recordings = (file: string) =>
    shown.filter(one => one.file === file).map(({ path }) => posix.basename(path))
  expect(recordings('README.md')).toEqual(['check-and-fix.svg', 'fixing.webp', 'explorer.webp'])
  expect(recordings('packages/cli/README.md')).toEqual(['check-and-fix.svg', 'explain-url.svg'])
  expect(recordings('extensions/vscode/README.md')).toContain('fixing.webp')
})

test.each(shown)('$file says what $path shows', ({ text }) => {
  expect(text.split(/\s+/).length).toBeGreaterThan(5)
})

const pictures = folders.flatMap(folder =>
  readdirSync(join(repositoryRoot, folder)).map(name => `${folder}/${name}`),
)

describe.each(pictures)('%s', path => {
  test('is small, and shown somewhere', () => {
    expect(path).toMatch(/\.(?:svg|webp)$/)
    expect(statSync(join(repositoryRoot, path)).size).toBeLessThan(largest)
    expect(shown.map(one => one.path)).toContain(path)
  })
})
