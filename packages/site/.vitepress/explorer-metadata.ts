import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const metadataName = /metadata\.[0-9a-f]+\.js/
const hashMap = /(?<=^window\.__VP_HASH_MAP__=JSON\.parse\()"(?:[^"\\]|\\.)*"(?=\))/

/**
 * Gives the explorer metadata that names its own files alone. The names of all pages' files are 10 kB,
 * compressed, which the first visit does not need: VitePress fetches `hashmap.json` when it goes to a
 * page whose file it does not know.
 */
export function shortenExplorerMetadata(folder: string): void {
  const explorer = join(folder, 'explorer')
  const pages = readdirSync(explorer)
    .filter(name => name.endsWith('.html'))
    .map(name => join(explorer, name))
  for (const page of pages) {
    const html = readFileSync(page, 'utf8')
    const name = found(html, metadataName, page)
    const complete = readFileSync(join(folder, 'assets', 'chunks', name), 'utf8')
    const files: unknown = JSON.parse(JSON.parse(found(complete, hashMap, name)))
    const own = Object.entries(Object(files)).filter(([path]) => path.startsWith('explorer_'))
    const short = complete.replace(hashMap, () =>
      JSON.stringify(JSON.stringify(Object.fromEntries(own))),
    )
    const hash = createHash('sha256').update(short).digest('hex').slice(0, 8)
    const shortName = `metadata.${hash}.js`
    writeFileSync(join(folder, 'assets', 'chunks', shortName), short)
    writeFileSync(page, html.replaceAll(name, shortName))
  }
}

function found(text: string, pattern: RegExp, name: string): string {
  const [match] = pattern.exec(text) ?? []
  if (match === undefined) throw new Error(`VitePress writes its metadata in another way: ${name}.`)
  return match
}
