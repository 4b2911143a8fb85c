import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folders = new Map<string, string | null>()
const manifests = new Map<string, Manifest | null>()

/** The folder of a package as a file in `from` would find it; null where it is not installed. */
export function installedPackage(from: string, name: string): string | null {
  const key = `${from}\0${name}`
  let folder = folders.get(key)
  if (folder === undefined) {
    folder = lookUp(from, name)
    folders.set(key, folder)
  }
  return folder
}

function lookUp(from: string, name: string): string | null {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder)
  const parent = dirname(from)
  return parent === from ? null : installedPackage(parent, name)
}

/** Whether a package has another one among its dependencies: what is installed beside it need not be its own. */
export function declares(folder: string, name: string): boolean {
  return manifestOf(folder)?.dependencies?.[name] !== undefined
}

/** The first part of the version of a package that has changed in a breaking way: `8`, `0.1`. */
export function majorOf(folder: string): string | null {
  return /^(?:0\.\d+|\d+)/.exec(manifestOf(folder)?.version ?? '')?.[0] ?? null
}

interface Manifest {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

function manifestOf(folder: string): Manifest | null {
  let manifest = manifests.get(folder)
  if (manifest === undefined) {
    manifest = readManifest(folder)
    manifests.set(folder, manifest)
  }
  return manifest
}

function readManifest(folder: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  } catch {
    return null
  }
}
