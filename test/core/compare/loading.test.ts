import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../../packages/linter/src', import.meta.url))

/** Runs code after the linter's, both bundled; tells whether the modules of other rooms have run. */
async function loadsOtherRooms(code: string): Promise<boolean> {
  const { outputFiles } = await build({
    stdin: { contents: `import * as linter from './index.ts'\n${code}`, resolveDir: folder },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    mainFields: ['module', 'main'],
    conditions: ['hreflint-source', 'hreflint-bundle'],
    external: ['tr46', '@exodus/bytes'],
    logLevel: 'error',
    plugins: [
      {
        name: 'tell',
        setup({ onLoad }) {
          onLoad({ filter: /other-rooms\.ts$/ }, async ({ path }) => ({
            contents: `${await readFile(path, 'utf8')}\nglobalThis.hasLoaded = true`,
            loader: 'ts',
          }))
        },
      },
    ],
  })
  const context: { hasLoaded?: boolean } = {}
  const globals = { require: createRequire(import.meta.url), module: { exports: {} }, exports: {} }
  runInNewContext(outputFiles[0]?.text ?? '', Object.assign(context, globals, { process, console }))
  return context.hasLoaded === true
}

const lint = (config: object) => `
  const { config } = linter.resolveConfig(${JSON.stringify(config)})
  linter.lintDocument('<a href="http://a/b c">', 'html', config)`

test('with divergence off no other specification is loaded', { timeout: 60_000 }, async () => {
  expect(await loadsOtherRooms(lint({}))).toBe(false)
})

test('with divergence on they are', { timeout: 60_000 }, async () => {
  expect(await loadsOtherRooms(lint({ severities: { 'divergence/host': 'error' } }))).toBe(true)
})
