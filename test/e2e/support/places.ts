import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Where the editors are installed, apart from what the project depends on. */
export const cache = join(root, 'node_modules/.cache/e2e')

/** Screenshots and logs of the last run. */
export const out = join(root, 'test/e2e/out')

export const fixtures = join(root, 'test/e2e/fixtures')
export const extension = join(root, 'extensions/vscode')
export const vsix = join(extension, 'hreflint.vsix')

/** The server as it is packed; other editors start the same file. */
export const serverFile = join(extension, 'dist/package/dist/server.js')

/** The Node that VS Code needs; also what runs the server in the other editors. */
export const node = join(cache, 'node_modules/.bin/node')

/** A program of this machine; null if it is not installed. */
export function findProgram(...names: readonly string[]): string | null {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const path = join(folder, name)
      if (existsSync(path)) return path
    }
  }
  return null
}

/** Whether a missing program is a failure or a reason to skip its tests. */
export const mustHaveAll = process.env.CI !== undefined && process.env.CI !== 'false'
