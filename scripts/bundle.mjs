// Bundles each package's entries (the exports and commands of its manifest) into its dist folder.
// One file for each entry and few shared ones: a module graph of small files is slow to load.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every source that a manifest names beside what it is built to: `{ hreflint-source, default }`. */
function entriesOf(folder, manifest) {
  const entries = new Map()
  const visit = value => {
    if (typeof value !== 'object' || value === null) return
    const { 'hreflint-source': source, default: target } = value
    if (typeof source === 'string' && typeof target === 'string') {
      entries.set(target.replace(/^\.\/dist\/|\.js$/g, ''), join(folder, source))
    }
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(manifest.exports)
  visit(manifest.imports)
  for (const target of Object.values(manifest.bin ?? {})) {
    const name = target.replace(/^\.\/dist\/|\.js$/g, '')
    entries.set(name, join(folder, 'src', `${name}.ts`))
  }
  return Object.fromEntries([...entries].filter(([, source]) => existsSync(source)))
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

/** One file for each entry, and further ones for what several entries share or import later. */
function bundleEntries(folder, entries, more = {}) {
  return build({
    ...settings,
    ...more,
    absWorkingDir: folder,
    entryPoints: entries,
    outdir: 'dist',
    splitting: true,
    chunkNames: 'chunk-[hash]',
  })
}

/**
 * One file for all entries together; each entry takes its exports from there. For a package whose
 * entries share most of what they need: opening a file takes longer than skipping code in it.
 */
async function bundleTogether(folder, entries) {
  const names = Object.keys(entries)
  const contents = names.map(
    (name, i) => `export * as entry${i} from ${JSON.stringify(entries[name])}`,
  )
  await build({
    ...settings,
    stdin: { contents: contents.join('\n'), resolveDir: folder },
    outfile: join(folder, 'dist', 'all.js'),
  })
  for (const [i, name] of names.entries()) {
    const exported = (await exportsOf(entries[name])).join(', ')
    const depth = '../'.repeat(name.split('/').length - 1) || './'
    const text = `import { entry${i} } from '${depth}all.js'\nexport const { ${exported} } = entry${i}\n`
    mkdirSync(dirname(join(folder, 'dist', `${name}.js`)), { recursive: true })
    writeFileSync(join(folder, 'dist', `${name}.js`), text)
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

for (const name of readdirSync(join(root, 'packages'))) {
  const folder = join(root, 'packages', name)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (manifest.private || manifest.exports === undefined) continue
  for (const file of existsSync(join(folder, 'dist')) ? readdirSync(join(folder, 'dist')) : []) {
    if (file.startsWith('chunk-')) rmSync(join(folder, 'dist', file))
  }
  const entries = Object.entries(entriesOf(folder, manifest))
  // A platform is chosen by the import that leads to it, so it stays a file of its own.
  const isAlone = ([target]) => target.startsWith('platform/')
  const together = manifest.bundle === 'together' ? entries.filter(entry => !isAlone(entry)) : []
  const apart = entries.filter(entry => !together.includes(entry))
  if (together.length > 0) await bundleTogether(folder, Object.fromEntries(together))
  const more = manifest.bundle === 'self-contained' ? selfContained : {}
  if (apart.length > 0) await bundleEntries(folder, Object.fromEntries(apart), more)
}
