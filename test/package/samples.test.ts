import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { codeBlocks } from '../docs/code-blocks.ts'
import { readDocument, writtenByHand } from '../docs/documents.ts'
import { folderFor } from './support/install-packages.ts'

// Every sample of a library, copied from the documentation into a program that uses the packed packages. What the
// samples compute is held to their comments by test/docs/samples.test.ts.

const folder = folderFor('samples')

const samples = writtenByHand
  .flatMap(file => codeBlocks(file, readDocument(file)))
  .filter(({ language, text }) => /^[jt]s$/.test(language) && /from '@hreflint\//.test(text))

const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

beforeAll(() => {
  samples.forEach(({ file, line, text }, index) => {
    writeFileSync(join(folder, `sample-${index}.mts`), `// ${file}:${line}\n${text}`)
  })
  const imports = samples.map((_, index) => `await import('./sample-${index}.mts')\n`)
  writeFileSync(join(folder, 'all.mts'), imports.join(''))
})

test('there are samples of most libraries', () => {
  expect(samples.length).toBeGreaterThan(10)
})

test('each compiles in strict mode, as JavaScript does that is renamed to TypeScript', () => {
  const modules = ['--module', 'nodenext', '--allowImportingTsExtensions', '--types', 'node']
  const options = ['--noEmit', '--strict', '--target', 'es2023', ...modules]
  expect(run('npx', 'tsc', ...options, 'all.mts')).toEqual({ status: 0, output: '' })
})

test('each runs as it stands', () => {
  expect(run('npx', 'bun', 'all.mts')).toEqual({ status: 0, output: '' })
})
