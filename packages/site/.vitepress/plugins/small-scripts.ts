import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Minifies the scripts that pages share with Terser: they are 3 % smaller than what esbuild makes, which is 6 kB at the first
 * visit. The script of a page is mostly its text, and Terser would take as long for hundreds of them as everything else takes.
 */
export function smallScripts(): Plugin {
  return {
    name: 'small-scripts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    renderChunk: {
      // After Vite's own, which is esbuild.
      order: 'post',
      async handler(code, { facadeModuleId }) {
        if (facadeModuleId?.endsWith('.md') === true) return null
        const compress = { passes: 3 }
        const { code: small = code } = await minify(code, { module: true, ecma: 2020, compress })
        return { code: small, map: null }
      },
    },
  }
}
