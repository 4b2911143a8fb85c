import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { staleFiles } from '../../scripts/generate/stale-files.ts'

test('generated files are up to date (else: pnpm generate)', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
  const { outdated, orphans } = await staleFiles(root)
  expect(outdated.map(file => file.path)).toEqual([])
  expect(orphans).toEqual([])
})
