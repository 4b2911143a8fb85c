import type { Plugin } from 'esbuild'

const stubs: Readonly<Record<string, string>> = {
  'semver/functions/parse': 'module.exports = version => ({ version })',
  'semver/functions/satisfies': 'module.exports = () => true',
}

/**
 * Leaves the library out with which the protocol's client asks whether the editor is new enough. The
 * manifest demands a newer one (`engines.vscode`) than the client does.
 */
export const withoutVersionCheck: Plugin = {
  name: 'without-version-check',
  setup: build => {
    build.onResolve({ filter: /^semver\// }, ({ path }) => ({ path, namespace: 'no-check' }))
    build.onLoad({ filter: /.*/, namespace: 'no-check' }, ({ path }) => ({ contents: stubs[path] }))
  },
}
