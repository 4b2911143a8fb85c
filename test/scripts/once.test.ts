import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentKey, doOnce } from '../../scripts/once/once.mjs'

const root = mkdtempSync(join(tmpdir(), 'hreflint-once-'))
const file = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
const key = () => contentKey(root, ['docs', 'package.json', 'missing'])

afterAll(() => rmSync(root, { recursive: true, force: true }))

test('the key of files changes with a text, a name and a new file, and not with a date', () => {
  file('package.json', '{}')
  file('docs/a/b.md', 'b')
  const before = key()
  utimesSync(join(root, 'docs/a/b.md'), 0, 0)
  expect(key()).toBe(before)
  const keys = [before]
  file('docs/a/b.md', 'c')
  keys.push(key())
  file('docs/c.md', '')
  keys.push(key())
  rmSync(join(root, 'docs/c.md'))
  file('docs/d.md', '')
  keys.push(key())
  expect(new Set(keys).size).toBe(keys.length)
})

test('the key leaves out what is installed and built', () => {
  file('package.json', '{}')
  const before = key()
  file('docs/node_modules/a/index.js', '1')
  file('docs/dist/index.js', '1')
  file('docs/tsconfig.tsbuildinfo', '1')
  expect(key()).toBe(before)
})

test('an action runs once for each key, and again if what it wrote is gone', () => {
  const output = join(root, 'out.txt')
  const stamp = join(root, '.cache/out')
  const run = (name: string) => doOnce({ stamp, key: name, output }, () => file('out.txt', name))
  expect(['1', '1', '2', '2', '1'].map(run)).toEqual([true, false, true, false, true])
  rmSync(output)
  expect(['1', '1'].map(run)).toEqual([true, false])
})

test('an action that fails runs again', () => {
  const stamp = join(root, '.cache/failing')
  let runs = 0
  const fail = () =>
    doOnce({ stamp, key: '1' }, () => {
      runs++
      throw new Error('It failed.')
    })
  expect(fail).toThrow('It failed.')
  expect(fail).toThrow('It failed.')
  expect(runs).toBe(2)
})
