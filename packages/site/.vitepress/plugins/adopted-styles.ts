import type { Plugin } from 'vite'

const condition = '!root.head && root.adoptedStyleSheets'

/**
 * Lets CodeMirror add its styles as a style sheet that is constructed, as it does in shadow trees: the policy of the pages
 * allows no `<style>` that is not part of them.
 */
export function adoptedStyles(): Plugin {
  return {
    name: 'adopted-styles',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    transform(code, id) {
      if (!/[\\/]style-mod[\\/]/.test(id)) return null
      if (!code.includes(condition))
        throw new Error('style-mod adds its styles in another way now.')
      return { code: code.replace(condition, 'root.adoptedStyleSheets'), map: null }
    },
  }
}
