import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lets pages outside the package import the package's dependencies. A page is compiled to a module
 * that imports Vue, but the folder of the pages has no `node_modules`.
 */
export function pagesOutside(pages: string, root: string): Plugin {
  return {
    name: 'pages-outside',
    enforce: 'pre',
    resolveId(id, importer, options) {
      const isOutside = importer?.startsWith(pages + sep) === true
      if (!isOutside || !/^vue(?:\/|$)/.test(id)) return null
      return this.resolve(id, join(root, 'package.json'), { ...options, skipSelf: true })
    },
  }
}
