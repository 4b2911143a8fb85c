import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const { searchOptionsFor } = (await import(
  new URL('../../../packages/site/.vitepress/search/search-options.ts', import.meta.url).href
)) as { searchOptionsFor(query: string): object }

/** What is used of the library that VitePress searches with. */
interface MiniSearch {
  loadJSON(
    json: string,
    options: { fields: string[]; storeFields: string[] },
  ): { search(query: string, options: object): readonly { readonly id: string }[] }
}

const chunks = fileURLToPath(
  new URL('../../../packages/site/.vitepress/dist/assets/chunks/', import.meta.url),
)

/** Returns a search of the built site, as its box searches: the addresses of the results. */
export async function builtSearch(): Promise<(query: string) => readonly string[]> {
  const name = readdirSync(chunks).find(file => file.startsWith('@localSearchIndexroot'))
  const { default: json } = (await import(pathToFileURL(`${chunks}${name}`).href)) as {
    default: string
  }
  const index = (await miniSearch()).loadJSON(json, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
  })
  return query => index.search(query, searchOptionsFor(query)).map(({ id }) => id)
}

async function miniSearch(): Promise<MiniSearch> {
  const ofSite = createRequire(new URL('../../../packages/site/package.json', import.meta.url))
  const path = createRequire(ofSite.resolve('vitepress')).resolve('minisearch')
  const { default: library } = (await import(pathToFileURL(path).href)) as { default: MiniSearch }
  return library
}
