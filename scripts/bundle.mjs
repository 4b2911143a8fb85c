// Bundles each package's entries (the exports and commands of its manifest) into its dist folder.
// One file for each entry and few shared ones: a module graph of small files is slow to load.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { licensesOf } from './licenses-of.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The entries of a package: whatever its manifest names below dist, or a folder of that, made of the
 * source of the same name. A `*` stands for each folder.
 */
function entriesOf(folder, manifest, below) {
  const targets = JSON.stringify([manifest.exports, manifest.imports, manifest.bin])
  const names = [...targets.matchAll(/"\.\/([^"]+)\.js"/g)]
    .filter(([, path]) => path.startsWith(`${below}/`))
    .map(([, path]) => path.slice(below.length + 1))
  const entries = names
    .flatMap(name => namesLike(folder, name))
    .map(name => [name, join(folder, 'src', `${name}.ts`)])
  return new Map(entries.filter(([, source]) => existsSync(source)))
}

function namesLike(folder, name) {
  const [before, after] = name.split('*')
  if (after === undefined) return [name]
  return readdirSync(join(folder, 'src', before)).map(each => before + each + after)
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

/** What is read at every start is written without space; names stay, for stack traces. */
const shorter = { minifyWhitespace: true, minifySyntax: true }

/**
 * The command line brings its dependencies along: a hook or a CI job starts it for a few files, and
 * finding and reading modules would be most of the time it takes. Only tinypool, which starts files of
 * its own, stays outside.
 */
const selfContained = {
  ...settings,
  ...shorter,
  format: 'cjs',
  platform: 'node',
  packages: 'bundle',
  define: { 'import.meta.url': '__filename' },
  conditions: ['hreflint-source', 'hreflint-bundle'],
  mainFields: ['module', 'main'],
  external: ['tinypool'],
}

/**
 * The parsers of documents are packages of dozens of small files, which take longer to open than to
 * run. Bundled, they are not dependencies of those who install the package.
 */
const withDependencies = {
  packages: 'bundle',
  mainFields: ['module', 'main'],
  external: ['#*', '@hreflint/*', 'node:*'],
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
  dropIdleImports(folder, metafile)
  const licenses = licensesOf(folder, metafile)
  if (licenses !== '') writeFileSync(join(folder, 'dist', 'licenses.txt'), licenses)
}

/**
 * Takes away the imports of chunks for their effects alone. Our manifests say that chunks have none, so
 * bundlers warn of them.
 */
function dropIdleImports(folder, { outputs }) {
  for (const path of Object.keys(outputs)) {
    const text = readFileSync(join(folder, path), 'utf8')
    const kept = text.replace(/^import "[./]+\/chunk-\w+\.js";\n/gm, '')
    if (kept !== text) writeFileSync(join(folder, path), kept)
  }
}

/**
 * The command line: a program, and the file that starts it. What the manifest names beside it takes its exports from
 * the program.
 */
async function bundleCommand(folder, entries, later) {
  const dist = join(folder, 'dist')
  const sources = [...entries.map(([, source]) => source), join(folder, 'src', 'run.ts')]
  await bundleProgram(folder, sources, later)
  // Newer versions of Node keep what they compiled for the next start.
  const start = "require('node:module').enableCompileCache?.()\nrequire('./program.cjs').run()\n"
  writeFileSync(join(dist, 'bin.cjs'), `#!/usr/bin/env node\n${start}`, { mode: 0o755 })
  for (const [name, source] of entries) await takeFromProgram(folder, name, source)
  // Becomes part of pages that `hreflint links` writes; its license is in it.
  const drawing = createRequire(join(folder, 'package.json')).resolve(
    'cytoscape/dist/cytoscape.min.js',
  )
  copyFileSync(drawing, join(dist, 'cytoscape.min.js'))
}

/**
 * A program, in one CommonJS file: Node 20 starts it faster than ES modules, and a few files faster than many. Large
 * packages that few runs need (`later`) have a file each, which is not even read before that.
 */
async function bundleProgram(folder, sources, later) {
  const files = new Map()
  const contents = sources.map(source => `export * from ${JSON.stringify(source)}`).join('\n')
  const { metafile } = await build({
    ...selfContained,
    absWorkingDir: folder,
    plugins: [leaveOut(later, 'later/', files)],
    stdin: { contents, resolveDir: folder },
    outfile: 'dist/program.cjs',
    metafile: true,
  })
  rmSync(join(folder, 'dist', 'later'), { recursive: true, force: true })
  const rest = await bundleAllLater(folder, later, files)
  const outputs = Object.assign({}, metafile.outputs, ...rest)
  for (const path of Object.keys(outputs)) escapeNonAscii(join(folder, path))
  writeFileSync(join(folder, 'dist', 'licenses.txt'), licensesOf(folder, { outputs }))
}

/**
 * Escapes what esbuild leaves beyond ASCII, in regular expressions: one such character, and the whole file takes twice
 * the memory, and longer to read.
 */
function escapeNonAscii(file) {
  const text = readFileSync(file, 'utf8')
  const escaped = text.replace(/\\[\s\S]|[^\0-\x7f]/g, written => {
    const unit = written.at(-1)
    if (unit <= '\x7f') return written
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  if (escaped !== text) writeFileSync(file, escaped)
}

/** Writes an entry that takes its exports from the program. */
async function takeFromProgram(folder, name, source) {
  const up = '../'.repeat(name.split('/').length - 1) || './'
  const exported = (await exportsOf(source)).join(', ')
  const file = join(folder, 'dist', `${name}.js`)
  mkdirSync(dirname(file), { recursive: true })
  // An import of the program would search all its text for the names of its exports.
  const take = `createRequire(import.meta.url)('${up}program.cjs')`
  const text = `import { createRequire } from 'node:module'\nexport const { ${exported} } = ${take}\n`
  writeFileSync(file, text)
}

/**
 * Leaves packages out of a bundle: each is taken from a file of its own in a folder, for which `files` gets its
 * sources. An import stands for getters, so the file is read when something of it is first used.
 */
function leaveOut(packages, folder, files) {
  // Of our own packages each entry is named. Some entries are needed at every start.
  const filter = new RegExp(
    `^(?:${packages.map(name => (name.startsWith('@hreflint/') ? `${name}$` : `${name}(?:/|$)`)).join('|')})`,
  )
  const setup = build => {
    build.onResolve({ filter }, async ({ path: name, pluginData, ...from }) => {
      if (pluginData === leaveOut) return undefined
      if (from.namespace === 'later') return { path: name, external: true }
      const owner = packages.find(each => name === each || name.startsWith(`${each}/`))
      const later = { path: name, namespace: 'later' }
      if (isBuiltin(name)) return { ...later, pluginData: { source: name, file: name } }
      const { path: source } = await build.resolve(name, { ...from, pluginData: leaveOut })
      if (!files.has(owner)) files.set(owner, new Set())
      files.get(owner).add(source)
      return { ...later, pluginData: { source, file: `./${folder}${fileOf(owner)}` } }
    })
    build.onLoad({ filter: /./, namespace: 'later' }, async ({ pluginData: { source, file } }) => ({
      contents: await gettersOf(source, file),
    }))
    build.onResolve({ filter: /^\./, namespace: 'later' }, ({ path }) => ({ path, external: true }))
  }
  return { name: 'later', setup }
}

/** A module with the names that a source exports, whose values are those that a file exports. */
async function gettersOf(source, file) {
  const names = (await exportsOf(source)).filter(name => name !== 'default')
  return `let loaded
  for (const name of ${JSON.stringify(names)}) {
    const get = () => (loaded ??= require('${file}'))[name]
    Object.defineProperty(exports, name, { enumerable: true, get })
  }`
}

function fileOf(name) {
  return `${name.replace('@', '').replaceAll(/[^\w.-]+/g, '-')}.cjs`
}

/** Bundles what was left out. A package takes the others that it needs from their files, too. */
async function bundleAllLater(folder, later, files) {
  const outputs = new Map()
  const sizes = new Map()
  const next = () => [...files].find(([name, paths]) => sizes.get(name) !== paths.size)
  for (let found = next(); found !== undefined; found = next()) {
    const [name, paths] = found
    sizes.set(name, paths.size)
    const others = later.filter(each => each !== name)
    const plugins = others.length === 0 ? [] : [leaveOut(others, '', files)]
    outputs.set(name, await bundleLater(folder, `later/${fileOf(name)}`, [...paths], plugins))
  }
  return [...outputs.values()]
}

/** One file for all modules of a package, since they share state: one registers what another looks up. */
async function bundleLater(folder, file, [path, ...others], plugins) {
  const contents = [path, ...others].map(each => `export * from ${JSON.stringify(each)}`).join('\n')
  const { metafile } = await build({
    ...selfContained,
    absWorkingDir: folder,
    plugins,
    // What one module exports stays as it is, with its default.
    ...(others.length === 0
      ? { entryPoints: [path] }
      : { stdin: { contents, resolveDir: folder } }),
    outfile: `dist/${file}`,
    metafile: true,
  })
  return metafile.outputs
}

/**
 * The entries for Node of a package whose modules are published one by one, so that bundlers can leave
 * out what is not imported. Node would take longer to find and open the modules than to run them. It gets three
 * files: what only the main entry needs, what only the other entries need, and what they share.
 */
async function bundleForNode(folder, entries, manifest) {
  const [[main, source], ...others] = entries
  const uncompiled = uncompiledEntries(folder, manifest)
  const outdir = join(folder, 'dist', 'node')
  rmSync(outdir, { recursive: true, force: true })
  const contents = others.map(
    ([name, path]) => `export * as ${JSON.stringify(name)} from ${JSON.stringify(path)}`,
  )
  await build({
    ...settings,
    ...shorter,
    external: [],
    alias: chosenForNode(manifest),
    absWorkingDir: folder,
    entryPoints: { [main]: source, ...Object.fromEntries(uncompiled) },
    stdin: { contents: contents.join('\n'), resolveDir: folder },
    splitting: true,
    chunkNames: uncompiled.length === 0 ? 'shared' : 'shared-[hash]',
    outdir,
  })
  for (const [name] of uncompiled) {
    const up = '../'.repeat(name.split('/').length - 1) || './'
    mkdirSync(dirname(join(folder, 'dist', name)), { recursive: true })
    writeFileSync(join(folder, 'dist', `${name}.js`), `export * from '${up}node/${name}.js'\n`)
  }
  for (const [name, path] of others) {
    const exported = (await exportsOf(path)).join(', ')
    const file = `${'../'.repeat(name.split('/').length - 1) || './'}stdin.js`
    const text = `import { ${JSON.stringify(name)} as entry } from '${file}'\nexport const { ${exported} } = entry\n`
    mkdirSync(dirname(join(outdir, name)), { recursive: true })
    writeFileSync(join(outdir, `${name}.js`), text)
  }
}

/**
 * The entries that Node, too, takes from the modules that the compiler writes, as long as it has not written
 * them: a fresh clone is bundled only, and its programs load these entries late.
 */
function uncompiledEntries(folder, { exports }) {
  if (existsSync(join(folder, 'dist', 'index.js'))) return []
  return Object.values(exports)
    .filter(entry => entry?.default !== undefined && entry.node === undefined)
    .map(entry => [
      entry.default.replace(/^\.\/dist\/|\.js$/g, ''),
      join(folder, entry['hreflint-source']),
    ])
}

/** The sources of what the imports of a manifest (`#name`) are on Node. */
function chosenForNode({ imports }) {
  const chosen = Object.entries(imports).filter(([, hosts]) => hosts.node !== undefined)
  return Object.fromEntries(
    chosen.map(([name, { node }]) => {
      const file = node.default ?? node
      return [name, file.replace('./dist/', './src/').replace(/\.js$/, '.ts')]
    }),
  )
}

/** The names that a module exports at run time. */
async function exportsOf(source) {
  if (!source.endsWith('.ts')) return Object.keys(await import(source))
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
    commonjs = [],
    forNode,
    isSelfContained,
    program,
    later = [],
    bringsDependencies,
  } = manifest.bundle ?? {}
  const entries = [...entriesOf(folder, manifest, forNode ? 'dist/node' : 'dist')]
  if (forNode) await bundleForNode(folder, entries, manifest)
  else if (isSelfContained) await bundleCommand(folder, entries, later)
  else await bundleEntries(folder, entries, bringsDependencies ? withDependencies : {})
  if (program !== undefined) {
    const source = join(folder, 'src', `${program}.ts`)
    await bundleProgram(folder, [source], later)
    await takeFromProgram(folder, program, source)
  }
  for (const source of commonjs) await bundleCommonJs(folder, source)
}
