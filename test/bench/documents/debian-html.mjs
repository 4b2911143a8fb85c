// The HTML of Debian's documentation packages: real pages, large and many. They are downloaded once
// into node_modules/.cache; without `apt-get` and the network there is nothing to measure with.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const debianCache = fileURLToPath(
  new URL('../../../node_modules/.cache/debian/', import.meta.url),
)

/** The HTML files of a package, `{ path, text }`, by path; null if it cannot be had. */
export function htmlOf(name) {
  const paths = htmlPathsOf(name)
  return (
    paths?.map(path => ({
      path: path.slice(debianCache.length),
      text: readFileSync(path, 'utf8'),
    })) ?? null
  )
}

/**
 * The paths of the HTML files of a package, in order; null if it cannot be had. `links` takes in the
 * symbolic links to files of the package, under which it has pages in several languages.
 */
export function htmlPathsOf(name, { links = false } = {}) {
  const folder = join(debianCache, name)
  if (!existsSync(folder) && !download(name, folder)) return null
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => /\.html?(\.[\w.-]+)?$/.test(entry.name) && !entry.name.endsWith('.gz'))
    .filter(entry => entry.isFile() || (links && leadsToFile(entry)))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

function leadsToFile(entry) {
  const path = join(entry.parentPath, entry.name)
  return entry.isSymbolicLink() && statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

function download(name, folder) {
  mkdirSync(debianCache, { recursive: true })
  try {
    execFileSync('apt-get', ['download', '-q', name], {
      cwd: debianCache,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const archive = readdirSync(debianCache).find(
      file => file.startsWith(`${name}_`) && file.endsWith('.deb'),
    )
    execFileSync('dpkg-deb', ['-x', join(debianCache, archive), folder])
    return true
  } catch (error) {
    console.error(`Cannot get the Debian package ${name}: ${error.message.split('\n')[0]}`)
    return false
  }
}
