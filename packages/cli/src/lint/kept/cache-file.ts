import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readRegularFile, refuseUnlessRegular } from '@hreflint/references/site-plans'
import { version } from '../../version.ts'
import { hashOf, type StampedContents } from './file-contents.ts'
import { isStampedContent } from './kept-shapes.ts'
import {
  type KeptDocuments,
  type PackedDocuments,
  packDocuments,
  unpackDocuments,
} from './packed-documents.ts'

/** Changes when the shape or the meaning of the kept data changes. */
const format = 5

/** The maximum size of a cache, in bytes: longer texts do not fit into a string. */
const maxSize = 512 * 1024 * 1024

/** The data that a run keeps for the next one. */
export interface Cache {
  readonly documents: KeptDocuments
  readonly contents: StampedContents
}

interface PackedCache extends PackedDocuments {
  readonly contents: Readonly<Record<string, unknown>>
}

/** Reads what earlier runs kept. Empty if the file is missing or damaged. */
export function readCache(path: string): Cache {
  try {
    const bytes = readRegularFile(path, maxSize)
    const end = bytes.indexOf('\n') + 1
    const body = bytes.subarray(end)
    if (bytes.toString('latin1', 0, end) === headOf(body)) {
      const value: unknown = JSON.parse(body.toString('latin1'))
      if (isCache(value)) return unpackCache(value)
    }
  } catch {
    // The file is made anew.
  }
  return { documents: new Map(), contents: new Map() }
}

/** Writes the cache completely or not at all. @throws Error if the system does not allow it. */
export function writeCache(path: string, { documents, contents }: Cache): void {
  if (existsSync(path)) refuseUnlessRegular(path)
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  const packed = { contents: Object.fromEntries(contents), ...packDocuments(documents) }
  const body = Buffer.from(asciiJson(packed), 'latin1')
  writeFileSync(temporary, Buffer.concat([Buffer.from(headOf(body)), body]))
  renameSync(temporary, path)
}

/** Returns the path of the cache if the command line does not set it. */
export function defaultCachePath(cwd: string): string {
  return existsSync(join(cwd, 'node_modules'))
    ? join(cwd, 'node_modules', '.cache', 'hreflint', 'cache.json')
    : join(cwd, '.hreflintcache')
}

/** Returns a value as JSON in ASCII, which takes half the time to read and half the memory. */
function asciiJson(value: unknown): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[\u0080-\uffff]/g, escaped)
}

/** Returns the first line of the file: what it is, and a hash that shows damage to the rest. */
function headOf(body: Buffer): string {
  return `${JSON.stringify({ format, version, hash: hashOf(body) })}\n`
}

function isCache(value: unknown): value is PackedCache {
  if (typeof value !== 'object' || value === null) return false
  const { names, entries, contents, integers, doubles } = value as Record<string, unknown>
  return (
    typeof integers === 'string' &&
    typeof doubles === 'string' &&
    Array.isArray(names) &&
    names.every(name => typeof name === 'string') &&
    isRecord(entries) &&
    isRecord(contents)
  )
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function unpackCache({ contents, ...documents }: PackedCache): Cache {
  const stamped: StampedContents = new Map(
    Object.entries(contents).flatMap(([path, value]) =>
      isStampedContent(value) ? [[path, value]] : [],
    ),
  )
  return { documents: unpackDocuments(documents), contents: stamped }
}
