// The sources as they are now in one module, beside the packages that core loads by itself: what is
// measured needs no build, and is what a bundle would be.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * @param name of the bundle: one for each benchmark, so that two may run at once
 * @param contents `export … from` lines; packages are looked up from `packages/documents`
 * @returns the module
 */
export async function bundleSources(name, contents) {
  const outfile = fileURLToPath(
    new URL(`../../packages/core/node_modules/.cache/${name}.mjs`, import.meta.url),
  )
  await build({
    stdin: {
      contents,
      resolveDir: fileURLToPath(new URL('../../packages/documents/src', import.meta.url)),
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    conditions: ['hreflint-source'],
    mainFields: ['module', 'main'],
    external: ['tr46', '@exodus/bytes'],
    // `yaml` is CommonJS, which loads Node's modules by `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  return import(outfile)
}
