import { Configuration } from '../../../generators/contract/configuration.ts'
import { readRemote, type Repository } from '../../../generators/forge/repository-address.ts'
import { joinPath, splitPath } from '../../../listing/listing.ts'
import type { PackageFiles } from './reader.ts'

/** Returns the text of a file in a folder; null if there is none or it cannot be read. */
export function textIn(files: PackageFiles, folder: string, name: string): string | null {
  if (files.listing.entriesOf(folder)?.get(name) !== 'file') return null
  return files.textOf(joinPath(folder, name))
}

/** Reads a manifest in TOML or YAML; null if there is none or it cannot be read. */
export function manifestIn(
  files: PackageFiles,
  folder: string,
  name: string,
): Configuration | null {
  return files.shared('manifests', joinPath(folder, name), folder, () => {
    const text = textIn(files, folder, name)
    return text === null ? null : new Configuration(name, text)
  })
}

/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

/** Reads `package.json`; null if there is none or it has mistakes. */
export function packageJsonIn(files: PackageFiles, folder: string): JsonObject | null {
  const text = textIn(files, folder, 'package.json')
  if (text === null) return null
  try {
    const value = JSON.parse(text) as Json
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

/** Whether a value is an object. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a text that is not empty. */
export function isText(value: Json | undefined): value is string {
  return typeof value === 'string' && value !== ''
}

/** Returns the only text at a path of keys in a manifest; null if there is none or only a program would tell. */
export function valueIn(manifest: Configuration | null, ...keys: readonly string[]): string | null {
  const value = manifest?.valueOf(...keys)
  return value?.kind === 'strings' && value.values.length === 1 ? (value.values[0] ?? null) : null
}

/** Whether a manifest has a value at a path of keys. */
export function hasValue(manifest: Configuration, ...keys: readonly string[]): boolean {
  return manifest.valueOf(...keys).kind !== 'absent' || manifest.keysOf(...keys) !== null
}

/** Returns the folders around a document, innermost first. */
export function foldersAround(document: string): readonly string[] {
  const folders: string[] = []
  for (let folder = splitPath(document)[0]; ; folder = splitPath(folder)[0]) {
    folders.push(folder)
    if (folder === '') return folders
  }
}

/**
 * Returns the own repository as a manifest names it; null if it names another one. A fork has the
 * name of the repository that its package is published from.
 */
export function namedRepository(address: string, own: Repository): Repository | null {
  const remote = readRemote(address.replace(/^git\+/, ''))
  if (remote === null || remote.host !== own.host) return null
  const name = /^[^/]+\/[^/#?]+/.exec(remote.name)?.[0].replace(/\.git$/, '') ?? ''
  const last = (text: string) => text.slice(text.lastIndexOf('/') + 1).toLowerCase()
  const isOwn = own.forge === 'github' ? last(name) === last(own.name) : remote.name === own.name
  return isOwn ? { ...own, name: own.forge === 'github' ? name : own.name } : null
}
