import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { folderFor } from './support/install-packages.ts'

// What a page pays for core: the packed package is bundled by the bundlers that most projects use. The
// tables of other packages, which core loads when a host or an encoding needs them, are left outside.

const folder = folderFor('bundles')

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

beforeAll(() => {
  write(
    'rollup.config.js',
    `import { nodeResolve } from '@rollup/plugin-node-resolve'
     export default {
       plugins: [nodeResolve({ browser: true })],
       external: ['tr46', /^@exodus/],
     }`,
  )
  write(
    'webpack.config.js',
    `export default {
       mode: 'production',
       target: 'web',
       experiments: { outputModule: true },
       output: { path: import.meta.dirname, filename: 'webpack.js', library: { type: 'module' } },
       externalsType: 'module',
       externals: ['tr46', /^@exodus/],
     }`,
  )
})

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

const minify = (input: string, output: string) =>
  run(
    'npx',
    'esbuild',
    input,
    '--minify',
    '--format=esm',
    '--log-level=error',
    `--outfile=${output}`,
  )

const bundlers: Readonly<Record<string, () => void>> = {
  esbuild: () =>
    run(
      'npx',
      'esbuild',
      'entry.js',
      '--bundle',
      '--minify',
      '--format=esm',
      '--log-level=error',
      '--external:tr46',
      '--external:@exodus/*',
      '--outfile=esbuild.js',
    ),
  rollup: () => {
    run('npx', 'rollup', '--config', '--silent', '--input', 'entry.js', '--file', 'whole.js')
    minify('whole.js', 'rollup.js')
  },
  webpack: () => run('npx', 'webpack', '--entry', './entry.js', '--stats', 'errors-only'),
}

/** Kilobytes, gzipped. */
function sizeOf(bundler: string, code: string): number {
  write('entry.js', code)
  bundlers[bundler]?.()
  return gzipSync(readFileSync(join(folder, `${bundler}.js`)), { level: 9 }).length / 1000
}

const mostKilobytes: Readonly<Record<string, number>> = {
  "export { check } from '@hreflint/core'": 18.5,
  // `describe` hides secrets before it makes text of them: of 43.8 kB, 0.8 are those that are
  // encoded in parts, are in a property of JSON, or have no host after them.
  "export { check, describe, fix, parse } from '@hreflint/core'": 44,
  "export { applyEdits } from '@hreflint/core'": 2,
}

for (const bundler of Object.keys(bundlers)) {
  test(`${bundler} leaves out what is not imported`, () => {
    for (const [code, most] of Object.entries(mostKilobytes)) {
      expect(sizeOf(bundler, code), code).toBeLessThan(most)
    }
  })
}

test('a specification is the same value by its own entry and in the list', () => {
  write(
    'same.js',
    `import { specs } from '@hreflint/core/specs'
     import { rfc3986 } from '@hreflint/core/specs/rfc3986'
     import { whatwg } from '@hreflint/core'
     console.log(specs.includes(rfc3986), specs.includes(whatwg))`,
  )
  expect(run('node', 'same.js')).toBe('true true\n')
  run('npx', 'esbuild', 'same.js', '--bundle', '--format=esm', '--outfile=same.bundle.js')
  expect(run('node', 'same.bundle.js')).toBe('true true\n')
})
