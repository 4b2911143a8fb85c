// Bundles the tests of an area with the sources that they read. A mutant is tested in a fresh graph of
// modules: a graph of one file loads many times faster than one of hundreds.
import { readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Files that look for others beside themselves keep their places. */
const keepPlaces = {
  name: 'keep-places',
  setup(builder) {
    builder.onLoad({ filter: /\/(?:test|packages|scripts)\/.*\.m?[jt]s$/ }, ({ path }) => {
      if (path.includes('node_modules')) return undefined
      const url = JSON.stringify(pathToFileURL(path).href)
      return {
        contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', url),
        loader: 'ts',
      }
    })
  },
}

/** Writes the bundle; the tests run in the order of the patterns, since the first failure is the last. */
export async function bundleTests(patterns, outfile) {
  const all = ['test/core', 'test/documents', 'test/linter'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true }).map(file => `${folder}/${file}`),
  )
  const files = new Set(
    patterns.flatMap(glob => all.filter(file => matchesGlob(file, glob)).sort()),
  )
  const imports = ['test/support/seed.ts', ...files].map(
    file => `import ${JSON.stringify(join(root, file))}\n`,
  )
  await build({
    stdin: { contents: imports.join(''), resolveDir: root },
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    conditions: ['hreflint-source', 'node', 'import', 'default'],
    mainFields: ['module', 'main'],
    external: ['vitest', 'fast-check', 'typescript', 'tinypool'],
    plugins: [keepPlaces],
    logLevel: 'error',
  })
}
