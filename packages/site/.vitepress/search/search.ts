import type { DefaultTheme } from 'vitepress'
import { sectionsOfIssue } from './sections-of-issue.ts'

/** Search in the browser, so that no server sees the query. How it ranks is in search-options.ts. */
export const search: DefaultTheme.Config['search'] = {
  provider: 'local',
  options: {
    miniSearch: { _splitIntoSections: sectionsOfIssue },
    // Text that repeats on hundreds of pages hides what differs.
    _render(source, env, markdown) {
      const isMistake = /^issues\/.+\/(?!README)/.test(env.relativePath ?? '')
      const [own = ''] = isMistake ? source.split('\n## Which specifications\n') : [source]
      return markdown.render(own, env)
    },
  },
}
