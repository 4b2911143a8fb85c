import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../support/source-files.ts'

/**
 * Copies this checkout as a fresh clone of it would be, with what is not committed: no dependencies, nothing that a build
 * writes.
 *
 * @returns The paths of the files, from the root.
 */
export function copyCheckout(folder: string): readonly string[] {
  const args = ['ls-files', '-z', '-co', '--exclude-standard']
  const listed = execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).split('\0')
  const files = listed.filter(path => path !== '' && existsSync(join(repositoryRoot, path)))
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(join(repositoryRoot, path), join(folder, path))
  }
  return files
}
