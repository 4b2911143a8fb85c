import type { DefaultTheme } from 'vitepress'

/**
 * Search in the browser, so that no server sees the query. Codes are found by any of their words
 * (`whatwg/unescaped-space` by "space"), and listed before pages that only mention them.
 */
export const search: DefaultTheme.Config['search'] = {
  provider: 'local',
  options: {
    miniSearch: {
      // Short words are taken at their letters: "curl" is not a misspelled "URL".
      searchOptions: { fuzzy: 0.12, prefix: true, boost: { title: 8, titles: 2, text: 1 } },
    },
    // Text that repeats on hundreds of pages hides what differs.
    _render(source, env, markdown) {
      const isMistake = /^issues\/.+\/(?!README)/.test(env.relativePath ?? '')
      const [own = ''] = isMistake ? source.split('\n## Which specifications\n') : [source]
      return markdown.render(own, env)
    },
  },
}
