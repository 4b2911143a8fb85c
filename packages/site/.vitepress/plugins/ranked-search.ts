import type { Plugin } from 'vite'

const options = 'searchOptions: {'

/**
 * Ranks by path. Pages for users of hreflint come first, and the reasons behind decisions come
 * last.
 */
const ranks =
  '[[/^.(?:guide|packages|reference)[/]/, 2], [/^.(?:decisions|style)/, 0.15], [/^.api[/]/, 0.3]]'

/**
 * Ranks search results by the part of the site that they are in. The configuration cannot contain a
 * function, because VitePress creates it from its text in the browser, which the policy of the
 * pages forbids.
 */
export function rankedSearch(): Plugin {
  return {
    name: 'ranked-search',
    enforce: 'pre',
    transform(code, id) {
      if (!/VPLocalSearchBox\.vue$/.test(id)) return null
      if (!code.includes(options)) throw new Error('VitePress searches in another way now.')
      const rank = `boostDocument: id => ${ranks}.find(([part]) => part.test(id))?.[1] ?? 1,`
      return { code: code.replace(options, `${options} ${rank}`), map: null }
    },
  }
}
