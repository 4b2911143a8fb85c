import { expect, test } from 'vitest'
import { readSource, sourceFiles } from '../support/source-files.ts'

/**
 * The files that read files in their own way, and why they may: a pipe or a device there was named
 * by the user, or hreflint itself has just made the file. All others use `read-regular-file.ts`.
 */
const readers: Readonly<Record<string, string>> = {
  'packages/references/src/node/read-regular-file.ts': 'the reader',
  'packages/cli/src/commands/links/as-html.ts': 'reads a file of a package',
  'packages/cli/src/commands/move/journal.ts': 'writes what it has made',
  'packages/cli/src/files/read-file-list.ts': 'reads --files-from, which may be a pipe',
  'packages/cli/src/files/text/read-json-file.ts': 'reads arguments, which may be pipes',
  'packages/cli/src/files/writing/backup.ts': 'reads what it has written',
  'packages/cli/src/files/writing/write-in-place.ts': 'compares with what it has read',
  'packages/cli/src/lint/baseline.ts': 'reads --baseline, which may be a pipe',
  'packages/cli/src/output/output-stream.ts': 'opens --output to write',
  'extensions/vscode/src/file-requests.ts': 'reads through the editor',
}

const reads =
  /\b(?:readFile|readFileSync|createReadStream|openSync|openAsBlob|readvSync|workspace\.fs\.readFile)\(|\b(?:promises|fs)\.open\(|\bopen\b[^\n]*from 'node:fs/

test('every other read of a file goes through the one reader', () => {
  const folders = ['packages', 'extensions'].flatMap(top =>
    sourceFiles(top, ['.ts', '.tsx', '.mts']),
  )
  const found = folders.filter(
    path =>
      path.split('/')[2] === 'src' &&
      /'node:fs|from 'vscode'/.test(readSource(path)) &&
      reads.test(readSource(path)),
  )
  expect(found.sort()).toEqual(Object.keys(readers).sort())
})
