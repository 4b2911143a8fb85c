// Does what is expensive only if its inputs have changed. Inputs are compared by content, so that a checkout,
// which writes files anew, does not count as a change.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folders that programs write, below those that people write. */
const written = new Set(['node_modules', 'dist', '.temp'])

/** Files that the compiler of types writes for itself. */
const isWritten = name => name.endsWith('.tsbuildinfo')

/**
 * Digests the names and the content of files.
 *
 * @param {string} root
 * @param {readonly string[]} paths files and folders below the root
 * @returns {string}
 */
export function contentKey(root, paths) {
  const hash = createHash('sha256').update(process.version)
  for (const file of paths.flatMap(path => filesOf(root, path)).sort()) {
    const bytes = readFileSync(join(root, file))
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

function filesOf(root, path) {
  const complete = join(root, path)
  if (!existsSync(complete)) return []
  if (statSync(complete).isFile()) return [path]
  return readdirSync(complete, { withFileTypes: true }).flatMap(entry => {
    const inner = `${path}/${entry.name}`
    if (entry.isDirectory()) return written.has(entry.name) ? [] : filesOf(root, inner)
    return entry.isFile() && !isWritten(entry.name) ? [inner] : []
  })
}

/**
 * Does something unless it was done before for the same key, and what it wrote is still there.
 *
 * @param {{ stamp: string, key: string, output?: string }} what the file that keeps the key, and a file that the action writes
 * @param {() => void} action
 * @returns {boolean} whether the action ran
 */
export function doOnce({ stamp, key, output }, action) {
  const isThere = output === undefined || existsSync(output)
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return false
  action()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, key)
  return true
}
