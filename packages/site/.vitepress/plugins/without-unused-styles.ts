import type { Plugin } from 'vite'

/** Matches styles of parts of VitePress's theme that this site has not. */
const unused =
  /[\\/]theme-default[\\/](?:components[\\/]VP(?:\w*Sponsors|SponsorsGrid|Team\w+|AlgoliaSearchBox)\.vue\?.*type=style|styles[\\/]components[\\/]vp-sponsor\.css)|[\\/]@docsearch[\\/]css[\\/]/

/** Removes styles that no page uses. VitePress puts the styles of its whole theme in one file. */
export function withoutUnusedStyles(): Plugin {
  return {
    name: 'without-unused-styles',
    enforce: 'pre',
    load: id => (unused.test(id) ? '' : null),
  }
}
