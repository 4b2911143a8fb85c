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

/** A Neovim that is later than that of Debian 12, unpacked from a later release; see install-neovim.ts. */
export interface LaterNeovim {
  readonly version: string
  readonly release: string
  /** It, and what it needs. */
  readonly packages: readonly string[]
  readonly folder: string
  readonly program: string
}

const usual =
  'neovim neovim-runtime libc6 libgcc-s1 libluajit-5.1-2 libluajit-5.1-common libunibilium4 libuv1t64 lua-luv lua-lpeg'

function laterNeovim(version: string, release: string, more: string): LaterNeovim {
  const folder = join(cache, `e2e-neovim-${version}`)
  const packages = `${usual} ${more}`.split(' ')
  return { version, release, packages, folder, program: join(folder, 'nvim') }
}

export const laterNeovims: readonly LaterNeovim[] = [
  laterNeovim('0.10', 'trixie', 'libmsgpack-c2 libtree-sitter0.22 libvterm0'),
  laterNeovim('0.12', 'forky', 'libtree-sitter0.26 libutf8proc3'),
]

/** Screenshots and logs of the last run. */
export const out = join(root, 'test/e2e/out')

export const fixtures = join(root, 'test/e2e/fixtures')
/** A site whose links are checked. */
export const fixtureSite = join(root, 'test/e2e/fixture-site')
/** A site with pictures and folders, whose links are sound. */
export const fixtureGuide = join(root, 'test/e2e/fixture-guide')
/** A site and a guide in folders of a workspace, whose own configuration has a mistake. */
export const fixtureWorkspace = join(root, 'test/e2e/links/fixture-workspace')
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
