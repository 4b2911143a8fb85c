import type { Plugin } from 'vite'

const condition = '!root.head && root.adoptedStyleSheets'

/**
 * Makes CodeMirror add its styles as a constructed style sheet, as it does in shadow trees. The
 * policy of the pages does not allow an added `<style>` element.
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
