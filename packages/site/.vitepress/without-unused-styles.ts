import type { Plugin } from 'vite'

/** Parts of the theme that this site has none of; their names stand in the classes. */
const unused = /DocSearch-(?!Button|Search-Icon)|VPTeam|[Ss]ponsor|VPCarbon|VPDocAsideCarbon/

/** Leaves out of the styles what belongs to parts of the theme that are not used. */
export function withoutUnusedStyles(): Plugin {
  return {
    name: 'without-unused-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = String(file.source).replace(
          /([^{}]+)\{[^{}]*\}/g,
          (rule, selectors: string) =>
            selectors.split(',').every(selector => unused.test(selector)) ? '' : rule,
        )
      }
    },
  }
}
