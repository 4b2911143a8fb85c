// How large the core is in a browser, without what only hosts beyond ASCII need: UTS 46 with its
// tables (tr46), a module of its own that a page may fetch later, as the project's site does.
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { printTargets } from '../measure.mjs'

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

const hostTables = ['tr46', '#uts46']
const check = "export { check } from '@hreflint/core'"
const four = "export { check, describe, fix, parse } from '@hreflint/core'"
const everything = "export * from '@hreflint/core'"
const kB = async (what, code, external, target) => ({
  what,
  value: await sizeOf(code, external),
  unit: 'kB',
  target,
})
printTargets([
  await kB('check, without UTS 46', check, hostTables, 16),
  await kB('check, describe, fix and parse, without UTS 46', four, hostTables, 37),
  await kB('everything, without UTS 46', everything, hostTables, 47),
  await kB('everything, with all tables', everything, []),
])
