import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Reads the declarations that `tsc -b` wrote, as a user's compiler does. */
test('a typed configuration accepts the plugin, its presets and options', () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const fixture = join(root, 'test/fixtures/eslint-types')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', fixture], { encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})
