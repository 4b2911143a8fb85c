import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const template = fileURLToPath(new URL('./service-worker.js', import.meta.url))

/**
 * Returns whether a file is part of the explorer. Pages of the documentation are cached when they
 * are visited.
 */
const isOfExplorer = (path: string) =>
  /^(?:index|explorer\/.*)\.html$|^icon\.svg$|^vp-icons\.css$|^hashmap\.json$/.test(path) ||
  (path.startsWith('assets/') &&
    !/assets\/(?!explorer_|index\.md)[^/]*\.md\.|SearchIndex/.test(path))

/** Writes the service worker that lets the site work offline after the first visit. */
export function writeServiceWorker(folder: string): void {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(isOfExplorer)
    .sort()
  const hash = createHash('sha256')
  for (const path of files) hash.update(path).update(readFileSync(join(folder, path)))
  const addresses = files.map(path => `/${path.replace(/(^|\/)index\.html$|\.html$/, '$1')}`)
  const text = readFileSync(template, 'utf8')
    .replace("'__VERSION__'", JSON.stringify(hash.digest('hex').slice(0, 16)))
    .replace("['__FILES__']", JSON.stringify(addresses))
  writeFileSync(join(folder, 'service-worker.js'), text)
}
