import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

test('every package that is published brings the license', () => {
  const packages = readdirSync(new URL('packages', root)).map(name => `packages/${name}`)
  const published = packages.filter(
    path => JSON.parse(read(`${path}/package.json`)).private !== true,
  )
  expect(published.length).toBeGreaterThan(5)
  for (const path of [...published, 'extensions/vscode']) {
    expect(read(`${path}/LICENSE`), path).toBe(read('LICENSE'))
  }
})
