import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../support/source-files.ts'

/** A reader takes in so many names at a glance. */
const most = 15

const tested = new Set([...readdirSync(join(repositoryRoot, 'packages')), 'scripts'])

/** What git tracks or is new, and is written by hand, in folders of code. */
function codeFiles(): readonly string[] {
  const folders = ['packages', 'extensions', 'scripts', 'test']
  const listed = ['ls-files', '-z', '-co', '--exclude-standard', '--deduplicate', ...folders]
  const git = execFileSync('git', listed, { cwd: repositoryRoot, encoding: 'utf8' })
  return git.split('\0').filter(path => path !== '' && !path.includes('.generated.'))
}

/** The entries of each folder. In `test`, the folders that mirror packages and scripts count as one. */
function entriesByFolder(): ReadonlyMap<string, ReadonlySet<string>> {
  const entries = new Map<string, Set<string>>()
  for (const path of codeFiles()) {
    const names = path.split('/')
    for (let depth = 1; depth < names.length; depth++) {
      const folder = names.slice(0, depth).join('/')
      const name = names[depth] ?? ''
      const entry = folder === 'test' && tested.has(name) ? 'packages' : name
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry))
    }
  }
  return entries
}

/** Folders that have an entry for each member of a catalogue. */
const catalogue = /\/(?:generators|issues|languages|rules|specs|frozen|verdicts|rewrites)$/

test('a folder has at most 15 entries', () => {
  const large = [...entriesByFolder()]
    .filter(([folder, { size }]) => size > most && !catalogue.test(folder))
    .map(([folder, { size }]) => `${folder}: ${size}`)
  expect(large).toEqual([])
})
