import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder with these files, until the tests of the file are done: paths, or paths with texts. */
export function temporarySite(files: readonly string[] | Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hreflint-site-')))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  writeSite(folder, files)
  return folder
}

export function writeSite(
  folder: string,
  files: readonly string[] | Readonly<Record<string, string>>,
): void {
  const texts = Array.isArray(files) ? files.map(path => [path, '']) : Object.entries(files)
  for (const [path = '', text = ''] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
