import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A VS Code that is installed apart from what the project depends on. */
export interface Edition {
  readonly folder: string
  /** The package that is VS Code as a server, and the Node that it wants. */
  readonly server: string
  readonly node: string
  /** Packages whose native part it cannot do without. */
  readonly rebuild: readonly string[]
}

const cache = join(root, 'node_modules/.cache')

/** VS Code 1.139. */
export const newest: Edition = {
  folder: join(cache, 'e2e'),
  server: 'code-server@4.139.1',
  node: 'node@24',
  rebuild: [],
}

/** VS Code 1.100, the oldest that the extension says it supports. */
export const oldest: Edition = {
  folder: join(cache, 'e2e-1.100'),
  server: 'code-server@4.100.3',
  node: 'node@20',
  rebuild: ['argon2'],
}

/** A Neovim that is later than that of Debian 12; see install-neovim.ts. */
export const laterNeovimFolder = join(cache, 'e2e-neovim')
export const laterNeovim = join(laterNeovimFolder, 'nvim')

/** Screenshots and logs of the last run. */
export const out = join(root, 'test/e2e/out')

export const fixtures = join(root, 'test/e2e/fixtures')
export const extension = join(root, 'extensions/vscode')
export const vsix = join(extension, 'hreflint.vsix')

/** The server as it is packed; other editors start the same file. */
export const serverFile = join(extension, 'dist/package/dist/server-process.js')

/** The Node of an edition. */
export function nodeOf({ folder }: Edition): string {
  return join(folder, 'node_modules/.bin/node')
}

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
