import type { DefaultTheme } from 'vitepress'

/**
 * Search in the browser: no server sees what is looked for. Codes are found by any of their words
 * (`whatwg/unescaped-space` by "space"), and before pages that only mention them.
 */
export const search: DefaultTheme.Config['search'] = {
  provider: 'local',
  options: {
    miniSearch: {
      searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 8, titles: 2, text: 1 } },
    },
    // What is the same on hundreds of pages would only hide what differs.
    _render(source, env, markdown) {
      const isMistake = /^issues\/.+\/(?!README)/.test(env.relativePath ?? '')
      const [own = ''] = isMistake ? source.split('\n## Which specifications\n') : [source]
      return markdown.render(own, env)
    },
  },
}
