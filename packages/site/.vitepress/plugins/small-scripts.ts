import type { Plugin } from 'vite'

/**
 * Minifies the scripts of pages with Terser: they are 3 % smaller than what esbuild makes, which is 6 kB at the first visit. The
 * build takes longer for it.
 */
export function smallScripts(): Plugin {
  return {
    name: 'small-scripts',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild === true
        ? null
        : {
            build: {
              minify: 'terser',
              terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
            },
          },
  }
}
