import { minify } from 'terser'
import type { Plugin } from 'vite'

/** What the first visit fetches. Terser takes seconds for each of the large scripts that are loaded on demand. */
const atFirst = new Set(['app', 'core', 'framework', 'theme', 'HomePage', 'UrlExplorer'])

/**
 * Minifies the scripts of the first visit with Terser: they are 3 % smaller than what esbuild makes, which is 6 kB. The
 * tests of the first visit fail if a large one is missing.
 */
export function smallScripts(): Plugin {
  return {
    name: 'small-scripts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    renderChunk: {
      // After Vite's own, which is esbuild.
      order: 'post',
      async handler(code, { name }) {
        if (!atFirst.has(name)) return null
        const compress = { passes: 3 }
        const { code: small = code } = await minify(code, { module: true, ecma: 2020, compress })
        return { code: small, map: null }
      },
    },
  }
}
