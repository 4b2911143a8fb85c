import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const script = '<script lang="ts" setup>\n'
const call = '.search(filterTextValue)'
const options = fileURLToPath(new URL('search-options.ts', import.meta.url))

/**
 * Searches with options that depend on the query. The configuration cannot contain a function,
 * because VitePress creates it from its text in the browser, which the policy of the pages forbids.
 */
export function rankedSearch(): Plugin {
  return {
    name: 'ranked-search',
    // Before Vue compiles it.
    enforce: 'pre',
    transform(code, id) {
      if (!/VPLocalSearchBox\.vue$/.test(id)) return null
      const parts = code.split(call)
      if (parts.length !== 2 || !code.startsWith(script))
        throw new Error('VitePress searches in another way now.')
      const imported = `import { searchOptionsFor } from ${JSON.stringify(options)}\n`
      const searching = '.search(filterTextValue, searchOptionsFor(filterTextValue))'
      const own = parts.join(searching).slice(script.length)
      return { code: `${script}${imported}${own}`, map: null }
    },
  }
}
