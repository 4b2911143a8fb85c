import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { references } from '#references'

const folders = new Map<string, string | null>()
const manifests = new Map<string, Manifest | null>()

/**
 * Returns the folder of a package that a file in `from` resolves. Null if the package is not
 * installed.
 */
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

/**
 * Returns whether a package has another one in its dependencies. A package installed next to it may
 * belong to something else.
 */
export function declares(folder: string, name: string): boolean {
  return manifestOf(folder)?.dependencies?.[name] !== undefined
}

/** Returns the part of a package's version that changes with breaking changes: `8`, `0.1`. */
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
    return JSON.parse(references.files().textOfNamed(join(folder, 'package.json')) ?? '')
  } catch {
    return null
  }
}
