import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { readSource, repositoryRoot } from '../support/source-files.ts'

const text = readSource('ARCHITECTURE.md')

test('ARCHITECTURE fits on two screens', () => {
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(125)
})

describe('ARCHITECTURE names what exists', () => {
  // Packages are named without `packages/`, and their files without `src/`.
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
  const files = listed.split('\n').flatMap(path => [`/${path}`, `/${path.replace('/src/', '/')}`])
  const isPath = /^(?:[\w.-]+\/)+[\w.-]*$/
  const named = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, name = '']) => name)
  const paths = [...new Set(named)].filter(name => isPath.test(name))

  test('paths are found', () => expect(paths.length).toBeGreaterThan(40))

  test.each(paths)('%s', path => {
    expect(files.some(file => file.includes(`/${path}`))).toBe(true)
  })
})
