import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { version } from '../../version.ts'
import {
  type KeptDocuments,
  type PackedDocuments,
  packDocuments,
  unpackDocuments,
} from './packed-documents.ts'

/** Changes when the shape or the meaning of the kept data changes. */
const format = 2

/** Reads the results of earlier runs. Empty if the file is missing or damaged. */
export function readCache(path: string): KeptDocuments {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isCache(value) ? unpackDocuments(value) : new Map()
  } catch {
    return new Map()
  }
}

/** Writes the cache completely or not at all. @throws Error if the system does not allow it. */
export function writeCache(path: string, documents: KeptDocuments): void {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  const text = JSON.stringify({ format, version, ...packDocuments(documents) })
  writeFileSync(temporary, text)
  renameSync(temporary, path)
}

/** Returns the path of the cache if the command line does not set it. */
export function defaultCachePath(cwd: string): string {
  return existsSync(join(cwd, 'node_modules'))
    ? join(cwd, 'node_modules', '.cache', 'hreflint', 'cache.json')
    : join(cwd, '.hreflintcache')
}

/**
 * Returns whether a value is a cache of this format and version. Its content is trusted, because no
 * other program writes it.
 */
function isCache(value: unknown): value is PackedDocuments {
  if (typeof value !== 'object' || value === null) return false
  const {
    format: itsFormat,
    version: itsVersion,
    names,
    entries,
  } = value as Record<string, unknown>
  return (
    itsFormat === format &&
    itsVersion === version &&
    Array.isArray(names) &&
    typeof entries === 'object' &&
    entries !== null &&
    Object.values(entries).every(isDocument)
  )
}

function isDocument(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { settings, content, findings } = value as Record<string, unknown>
  return typeof settings === 'string' && typeof content === 'string' && Array.isArray(findings)
}
