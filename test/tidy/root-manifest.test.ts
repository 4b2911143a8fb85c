import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

/** npm reads the root's manifest when pre-commit installs from it, and knows nothing of the catalog. */
const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> & {
  version: string
} = JSON.parse(read('package.json'))
const { catalog }: { catalog: Record<string, string> } = parse(read('pnpm-workspace.yaml'))
const wanted = { ...manifest.dependencies, ...manifest.devDependencies }

describe('the manifest of the root', () => {
  test.each(Object.entries(wanted))('%s %s is the version of the catalog', (name, version) => {
    expect(version).toBe(catalog[name])
  })

  test('depends on what the bundled command line leaves outside', () => {
    const [, names = ''] = /external: \[('tinypool'.*)\]/.exec(read('scripts/bundle.mjs')) ?? []
    const outside = names.split(', ').map(name => name.slice(1, -1))
    expect(Object.keys(manifest.dependencies).sort()).toEqual(outside.sort())
  })
})
