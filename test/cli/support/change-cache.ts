import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is known of the content of a cache file. */
export interface CacheBody {
  entries: Record<string, { content: string; [field: string]: unknown }>
  contents: Record<string, [stamp: string, content: string]>
  [part: string]: unknown
}

/** Reads what a cache file holds below its first line. */
export function readCacheBody(path: string): CacheBody {
  return JSON.parse(readFileSync(path, 'latin1').split('\n')[1] ?? '')
}

/** Writes a cache file whose first line fits the rest. */
export function writeCacheBody(path: string, body: unknown): void {
  const head = JSON.parse(readFileSync(path, 'latin1').split('\n')[0] ?? '')
  const text = JSON.stringify(body).replace(
    /[\u0080-\uffff]/g,
    unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const hash = createHash('blake2b512').update(text).digest('base64url').slice(0, 43)
  writeFileSync(path, `${JSON.stringify({ ...head, hash })}\n${text}`)
}

/** How the cache identifies the state of a file without its content. */
export function stampOf(path: string): string {
  const { ctimeMs, mtimeMs, size, ino, dev } = statSync(path)
  return `${ctimeMs} ${mtimeMs} ${size} ${ino} ${dev}`
}

/** The system may give changes that are closer than this the same time. */
const longestTick = 20

/**
 * Adds to the cache of a run that has just ended what it would hold if the files had been written a
 * while before. Leaves out files that might be changed again in the same moment.
 */
export function age(path: string, cwd: string): void {
  const body = readCacheBody(path)
  for (const [name, { content }] of Object.entries(body.entries)) {
    const status = statSync(join(cwd, name), { throwIfNoEntry: false })
    if (status === undefined || status.ctimeMs + longestTick > Date.now()) continue
    body.contents[name] = [stampOf(join(cwd, name)), content]
  }
  writeCacheBody(path, body)
}
