import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { age } from '../../support/change-cache.ts'
import { runBuilt } from '../../support/run-built.ts'
import { codesByFile, folderWith, runCli, runInShards } from '../../support/run-cli.ts'

// What is said of an old version of a document depends on the newer ones, whichever files a run reads.

const missingFile = 'reference/missing-file'
const missingFragment = 'reference/missing-fragment'
const broken = '# A\n\n[x](none.md)\n\n[y](#no)\n\n[z](b.md#no)\n'
const files = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/config': '[remote "origin"]\n\turl = https://github.com/a/b.git\n',
  'docs/a.md': broken,
  'docs/b.md': '# B\n',
  'docs/1.0/a.md': broken,
  'docs/1.0/b.md': '# B\n',
  'docs/2.0/a.md': `${broken}\n[own](gone.md)\n`,
  'docs/2.0/b.md': '# B\n',
}
const expected = {
  'docs/a.md': [missingFile, missingFragment, missingFragment],
  'docs/b.md': [],
  'docs/1.0/a.md': [],
  'docs/1.0/b.md': [],
  'docs/2.0/a.md': [missingFile],
  'docs/2.0/b.md': [],
}

const args = ['--format', 'json']

test('a run over all files says of each what a run over it alone says', async () => {
  const cwd = folderWith(files)
  expect(codesByFile(await runCli([...args, '.'], { cwd }))).toEqual(expected)
  for (const [file, codes] of Object.entries(expected)) {
    expect(codesByFile(await runCli([...args, file], { cwd }))).toEqual({ [file]: codes })
  }
})

test('several threads say what one says', () => {
  const cwd = folderWith(files)
  const [one, two] = ['1', '2'].map(count =>
    runBuilt(['--format', 'text', '--threads', count, '.'], { cwd }),
  )
  expect(one?.stdout).toContain('gone.md')
  expect(two).toEqual(one)
})

test.each<[what: string, change: (cwd: string) => void, codes: readonly string[]]>([
  ['nothing changes', () => {}, []],
  [
    'the newer version loses a link',
    cwd => {
      for (const path of ['docs/a.md', 'docs/2.0/a.md']) {
        writeFileSync(join(cwd, path), broken.replace('[x](none.md)', ''))
      }
    },
    [missingFile],
  ],
  [
    'a target of the newer version appears',
    cwd => {
      writeFileSync(join(cwd, 'docs/none.md'), '')
      writeFileSync(join(cwd, 'docs/2.0/none.md'), '')
    },
    [missingFile],
  ],
  [
    'a target of the newer version gets the anchor',
    cwd => {
      writeFileSync(join(cwd, 'docs/b.md'), '# No\n')
      writeFileSync(join(cwd, 'docs/2.0/b.md'), '# No\n')
    },
    [missingFragment],
  ],
  [
    'the newer versions go away',
    cwd => {
      rmSync(join(cwd, 'docs/a.md'))
      rmSync(join(cwd, 'docs/2.0'), { recursive: true })
    },
    [missingFile, missingFragment, missingFragment],
  ],
])('with a cache, and with shards: %s', async (_, change, codes) => {
  const cwd = folderWith(files)
  const cached = async () => {
    const run = await runCli([...args, '--cache', '--cache-location', '.cache', '.'], { cwd })
    age(join(cwd, '.cache'), cwd)
    return codesByFile(run)
  }
  expect(await cached()).toEqual(expected)
  change(cwd)
  const changed = await cached()
  expect(changed['docs/1.0/a.md']).toEqual(codes)
  expect(await cached()).toEqual(changed)
  rmSync(join(cwd, '.cache'))
  expect(codesByFile(await runCli([...args, '.'], { cwd }))).toEqual(changed)
  expect(codesByFile(await runInShards(cwd, 3, 'docs'))).toEqual(changed)
})
