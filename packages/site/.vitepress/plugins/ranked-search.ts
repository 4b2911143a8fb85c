import type { Plugin } from 'vite'

const options = 'searchOptions: {'

/** What a person who uses hreflint looks for comes first, and why things are as they are comes last. */
const ranks =
  '[[/^.(?:guide|packages|reference)[/]/, 2], [/^.(?:decisions|style)/, 0.15], [/^.api[/]/, 0.3]]'

/**
 * Ranks the results of the search by the part of the site that they are in. A function cannot be given in the
 * configuration: VitePress would make it from its text in the browser, which the policy of the pages forbids.
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
