import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config, Finding } from '@hreflint/linter'
import type { FoundFile } from '../../files/describe-file.ts'
import { version } from '../../version.ts'

interface Entry {
  readonly key: string
  readonly findings: readonly Finding[]
}

/** Changes when the shape of the entries does. */
const format = 1

/** What earlier runs found, by what it depends on: content, language, configuration and version. */
export class LintCache {
  readonly #path: string
  readonly #before: ReadonlyMap<string, Entry>
  readonly #after = new Map<string, Entry>()
  readonly #configKeys = new WeakMap<Config, string>()

  /** @param path Its file; one that is missing or damaged counts as empty. */
  constructor(path: string) {
    this.#path = path
    this.#before = readEntries(path)
  }

  /** The key of a file with this content. */
  keyOf({ config, languageId }: FoundFile, bytes: Uint8Array): string {
    let configKey = this.#configKeys.get(config)
    if (configKey === undefined) {
      configKey = JSON.stringify(config)
      this.#configKeys.set(config, configKey)
    }
    return createHash('blake2b512')
      .update(`${languageId}\0${configKey}\0`)
      .update(bytes)
      .digest('base64url')
  }

  /** What was found under the same key. */
  get({ filePath }: FoundFile, key: string): readonly Finding[] | null {
    const entry = this.#before.get(filePath)
    if (entry?.key !== key) return null
    this.#after.set(filePath, entry)
    return entry.findings
  }

  set({ filePath }: FoundFile, key: string, findings: readonly Finding[]): void {
    this.#after.set(filePath, { key, findings })
  }

  /** Writes the cache; files that this run did not see are kept. Throws where the system refuses. */
  save(): void {
    const entries = Object.fromEntries([...this.#before, ...this.#after])
    mkdirSync(dirname(this.#path), { recursive: true })
    const temporary = `${this.#path}.${process.pid}.tmp`
    writeFileSync(temporary, JSON.stringify({ format, version, entries }))
    renameSync(temporary, this.#path)
  }
}

/** Where the cache is kept unless the command line says otherwise. */
export function defaultCachePath(cwd: string): string {
  return existsSync(join(cwd, 'node_modules'))
    ? join(cwd, 'node_modules', '.cache', 'hreflint', 'cache.json')
    : join(cwd, '.hreflintcache')
}

function readEntries(path: string): ReadonlyMap<string, Entry> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isCache(value) ? new Map(Object.entries(value.entries)) : new Map()
  } catch {
    return new Map()
  }
}

/** Entries are trusted if the format and version are right: no other program writes this file. */
function isCache(value: unknown): value is { readonly entries: Readonly<Record<string, Entry>> } {
  if (typeof value !== 'object' || value === null) return false
  const { format: itsFormat, version: itsVersion, entries } = value as Record<string, unknown>
  return (
    itsFormat === format &&
    itsVersion === version &&
    typeof entries === 'object' &&
    entries !== null &&
    Object.values(entries).every(isEntry)
  )
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false
  const { key, findings } = value as Record<string, unknown>
  return typeof key === 'string' && Array.isArray(findings)
}
