// How large the core is in a browser, without the tables of host names (tr46).
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { printTargets } from './measure.mjs'

/** Kilobytes, gzipped, of what a page loads first: chunks that are loaded when needed do not count. */
async function sizeOf(code, external) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    external,
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const outputs = metafile.outputs
  const loaded = new Set()
  const load = path => {
    if (loaded.has(path) || outputs[path] === undefined) return
    loaded.add(path)
    for (const { path: imported, kind } of outputs[path].imports) {
      if (kind === 'import-statement') load(imported)
    }
  }
  load(Object.keys(outputs).find(path => outputs[path].entryPoint !== undefined))
  const files = outputFiles.filter(file => [...loaded].some(path => file.path.endsWith(path)))
  return files.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0) / 1000
}

const tables = ['tr46']
printTargets([
  {
    what: 'everything the core exports',
    value: await sizeOf("export * from '@hreflint/core'", tables),
    unit: 'kB',
    target: 30,
  },
  {
    what: 'check and parse only',
    value: await sizeOf("export { check, parse } from '@hreflint/core'", tables),
    unit: 'kB',
  },
  {
    what: 'the room of the URL Standard',
    value: await sizeOf("export { whatwg } from '@hreflint/core/specs/whatwg'", tables),
    unit: 'kB',
  },
  {
    what: 'everything, tables of host names too',
    value: await sizeOf("export * from '@hreflint/core'", []),
    unit: 'kB',
  },
])
