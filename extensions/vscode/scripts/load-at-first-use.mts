import type { Plugin } from 'esbuild'

/**
 * Makes modules of Node load when something of them is used. The protocol's library asks for these at
 * its start, for what a server that is spoken to over its own streams never does.
 */
export function loadAtFirstUse(names: readonly string[]): Plugin {
  return {
    name: 'load-at-first-use',
    setup: build => {
      const filter = new RegExp(`^(${names.join('|')})$`)
      build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'first-use' }))
      build.onLoad({ filter: /.*/, namespace: 'first-use' }, ({ path }) => ({
        // With its prefix: that name is left to Node.
        contents: `module.exports = new Proxy({}, { get: (_, name) => require('node:${path}')[name] })`,
      }))
    },
  }
}
