// Bundles each package's entries (the exports and commands of its manifest) into its dist folder.
// One file for each entry and few shared ones: a module graph of small files is slow to load.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { licencesOf } from './licences-of.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The entries of a package: whatever its manifest names below dist, made of the source of the same
 * name.
 */
function entriesOf(folder, manifest) {
  const targets = JSON.stringify([manifest.exports, manifest.imports, manifest.bin])
  const names = [...targets.matchAll(/"\.\/dist\/([^"]+)\.js"/g)].map(([, name]) => name)
  const entries = names.map(name => [name, join(folder, 'src', `${name}.ts`)])
  return new Map(entries.filter(([, source]) => existsSync(source)))
}

/** What all builds have in common. */
const settings = {
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  packages: 'external',
  external: ['#*'],
  logLevel: 'warning',
}

/**
 * The command line brings its dependencies along: a hook or a CI job starts it for a few files, and
 * finding and reading modules would be most of the time it takes. What few runs need, and tinypool,
 * which starts files of its own, stay outside.
 */
const selfContained = {
  platform: 'node',
  packages: 'bundle',
  conditions: ['hreflint-source', 'hreflint-bundle'],
  mainFields: ['module', 'main'],
  external: ['#lint-worker', 'tinypool', 'tr46', '@exodus/bytes'],
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
}

/**
 * The parsers of documents are packages of dozens of small files, which take longer to open than to
 * run. Bundled, they are no dependencies of those who install the package.
 */
const withDependencies = {
  packages: 'bundle',
  mainFields: ['module', 'main'],
  external: ['#*', '@hreflint/*'],
}

/** One file for each entry, and further ones for what several entries share or import later. */
async function bundleEntries(folder, entries, more) {
  const { metafile } = await build({
    ...settings,
    ...more,
    absWorkingDir: folder,
    entryPoints: Object.fromEntries(entries),
    outdir: 'dist',
    splitting: true,
    chunkNames: 'chunk-[hash]',
    metafile: true,
  })
  const licences = licencesOf(folder, metafile)
  if (licences !== '') writeFileSync(join(folder, 'dist', 'licences.txt'), licences)
}

/**
 * One file for several entries; each takes its exports from there. For entries that share most of
 * what they need: opening a file takes longer than skipping code in it.
 */
async function bundleTogether(folder, entries) {
  const names = [...entries.keys()]
  const lines = names.map(
    (name, i) => `export * as entry${i} from ${JSON.stringify(entries.get(name))}`,
  )
  await build({
    ...settings,
    stdin: { contents: lines.join('\n'), resolveDir: folder },
    outfile: join(folder, 'dist', 'all.js'),
  })
  for (const [i, name] of names.entries()) {
    const exported = (await exportsOf(entries.get(name))).join(', ')
    const up = '../'.repeat(name.split('/').length - 1) || './'
    const text = `import { entry${i} } from '${up}all.js'\nexport const { ${exported} } = entry${i}\n`
    const target = join(folder, 'dist', `${name}.js`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}

/** The names that a source file exports at run time. */
async function exportsOf(source) {
  const { metafile } = await build({
    ...settings,
    entryPoints: [source],
    outdir: 'unused',
    metafile: true,
    write: false,
  })
  const [output] = Object.values(metafile.outputs)
  return output.exports
}

/** A file that can be loaded at once, in the middle of a call. */
function bundleCommonJs(folder, name) {
  return build({
    ...settings,
    format: 'cjs',
    entryPoints: [join(folder, 'src', `${name}.ts`)],
    // What the package chooses by host is chosen for Node here, where it is needed.
    external: [],
    conditions: ['hreflint-source', 'node'],
    define: { 'import.meta.url': '__filename' },
    outfile: join(folder, 'dist', `${name}.cjs`),
  })
}

for (const name of readdirSync(join(root, 'packages'))) {
  const folder = join(root, 'packages', name)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (manifest.private || manifest.exports === undefined) continue
  for (const file of existsSync(join(folder, 'dist')) ? readdirSync(join(folder, 'dist')) : []) {
    if (file.startsWith('chunk-')) rmSync(join(folder, 'dist', file))
  }
  const {
    together = [],
    commonjs = [],
    isSelfContained,
    bringsDependencies,
  } = manifest.bundle ?? {}
  const entries = [...entriesOf(folder, manifest)]
  const isTogether = ([entry]) => together.includes(entry)
  const joined = entries.filter(isTogether)
  if (joined.length > 0) await bundleTogether(folder, new Map(joined))
  const apart = entries.filter(entry => !isTogether(entry))
  const more = isSelfContained ? selfContained : bringsDependencies ? withDependencies : {}
  if (apart.length > 0) await bundleEntries(folder, apart, more)
  for (const source of commonjs) await bundleCommonJs(folder, source)
}
