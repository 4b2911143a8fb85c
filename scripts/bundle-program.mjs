// Bundles a program so that a short run opens and compiles little: one file with what every run
// needs, and one for each module that is loaded later. All are CommonJS, which Node 20 starts faster
// than ES modules, and which can load a file in the middle of a call.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { build } from 'esbuild'

const require = createRequire(import.meta.url)

/** The names of what lies in dist. */
const mainFile = 'program.cjs'
const laterFolder = 'later'

/** The modules that the plugin below makes up. */
const ownNamespaces = new Set(['shared', 'later', 'deferred'])

/**
 * Bundles a program of an ES module package into its dist folder.
 *
 * @param folder The package.
 * @param main The module that every run needs.
 * @param start Starts the program; it comes before `main` is loaded.
 * @param entries Exports of the package, `name → source`: ES modules that take theirs from the rest.
 * @param deferred Tells by its path whether a module is loaded at the first call of one of its
 *   exports, all of which must be functions. Modules that are imported by `import()`, or by a
 *   `require()` of our own sources, are always loaded later.
 * @param settings More for esbuild.
 * @returns The outputs of all builds, as esbuild's metafiles describe them.
 */
export async function bundleProgram({ folder, main, start, entries, deferred, settings }) {
  const program = new Program(folder, deferred, {
    bundle: true,
    format: 'cjs',
    platform: 'node',
    // Compiling begins with reading; comments and indentation are a quarter of the text.
    minifyWhitespace: true,
    metafile: true,
    write: false,
    absWorkingDir: folder,
    define: { 'import.meta.url': '__filename' },
    ...settings,
  })
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, laterFolder), { recursive: true })
  await program.learnMain(main)
  const { outputFiles } = await program.buildModule(start, './')
  writeFileSync(join(dist, `${basename(start, '.ts')}.cjs`), outputFiles[0].contents, {
    mode: 0o755,
  })
  const exported = [...entries].map(([name, source]) => [name, program.laterNameOf(source)])
  await program.buildLater(dist)
  await program.buildMain(dist)
  for (const [name, later] of exported) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    const up = relative(dirname(join(dist, name)), dist) || '.'
    const names = Object.keys(require(join(dist, laterFolder, later)))
    writeFileSync(join(dist, `${name}.js`), wrapper(`${up}/${laterFolder}/${later}`, names))
  }
  program.checkDeferred(dist)
  program.removeOthers(dist)
  return program.outputs
}

/** An ES module with what a CommonJS file exports. */
function wrapper(path, names) {
  const named = names.filter(name => name !== 'default')
  return [
    `import all from '${path}'`,
    ...(named.length === 0 ? [] : [`export const { ${named.join(', ')} } = all`]),
    ...(names.includes('default') ? ['export default all.default'] : []),
    '',
  ].join('\n')
}

class Program {
  outputs = []
  #folder
  #deferred
  #settings
  /** The modules that every run needs. */
  #mainModules = new Set()
  /** Those of them that others need too, in the order in which they are exported. */
  #shared = []
  /** Modules that are loaded later, and the names of their files. */
  #later = new Map()
  /** What the deferred ones export. */
  #deferredNames = new Map()

  constructor(folder, deferred, settings) {
    this.#folder = folder
    this.#deferred = deferred
    this.#settings = settings
  }

  /** Finds out what every run needs. */
  async learnMain(main) {
    const { metafile } = await this.#build({ entryPoints: [main] }, { isMain: true })
    for (const input of Object.keys(metafile.inputs)) {
      if (!input.includes(':')) this.#mainModules.add(join(this.#folder, input))
    }
    this.#later.clear()
  }

  /** Bundles one module without what every run needs. `up` leads from its folder to dist. */
  buildModule(path, up = '../') {
    return this.#build({ entryPoints: [path] }, { isMain: false, self: path, up })
  }

  laterNameOf(path) {
    let name = this.#later.get(path)
    if (name === undefined) {
      const taken = new Set(this.#later.values())
      const stem = basename(path).replace(/\.\w+$/, '')
      name = `${stem}.cjs`
      for (let count = 2; taken.has(name); count++) name = `${stem}-${count}.cjs`
      this.#later.set(path, name)
    }
    return name
  }

  /** Bundles the modules that are loaded later, and those that they load. */
  async buildLater(dist) {
    // The main file loads modules later, too; which ones is known once it has been bundled.
    await this.#build(this.#mainEntry(), { isMain: true })
    for (const [path, name] of this.#later) {
      const { outputFiles } = await this.buildModule(path)
      writeFileSync(join(dist, laterFolder, name), outputFiles[0].contents)
    }
  }

  async buildMain(dist) {
    const { outputFiles, metafile } = await this.#build(this.#mainEntry(), { isMain: true })
    writeFileSync(join(dist, mainFile), outputFiles[0].contents)
    this.#record(metafile)
  }

  /** The exports of a deferred module are called, never looked at. */
  checkDeferred(dist) {
    for (const [path, names] of this.#deferredNames) {
      const exported = require(join(dist, laterFolder, this.laterNameOf(path)))
      for (const name of names) {
        const isFunction = typeof exported[name] === 'function' && !/^class\b/.test(exported[name])
        if (!isFunction)
          throw new Error(`${path} is loaded when called, and ${name} is no function`)
      }
    }
  }

  /** The modules that the plugin makes up are nobody's. */
  #record({ outputs }) {
    for (const { inputs } of Object.values(outputs)) {
      const real = Object.entries(inputs).filter(([path]) => !path.includes(':'))
      this.outputs.push({ inputs: Object.fromEntries(real) })
    }
  }

  /** Removes what an earlier build left. Only now, so that a program that runs is not cut off. */
  removeOthers(dist) {
    const current = new Set(this.#later.values())
    for (const name of readdirSync(join(dist, laterFolder))) {
      if (!current.has(name)) rmSync(join(dist, laterFolder, name))
    }
  }

  #mainEntry() {
    const lines = this.#shared.map((path, i) => `export * as m${i} from ${JSON.stringify(path)}`)
    return { stdin: { contents: lines.join('\n'), resolveDir: this.#folder, loader: 'ts' } }
  }

  async #build(entry, { isMain, self, up = './' }) {
    const result = await build({
      ...this.#settings,
      ...entry,
      plugins: [this.#plugin(isMain, self, up)],
    })
    if (!isMain) this.#record(result.metafile)
    return result
  }

  #plugin(isMain, self, up) {
    const fileOf = path => JSON.stringify(`${up}${laterFolder}/${this.laterNameOf(path)}`)
    return {
      name: 'program',
      setup: ({ onResolve, onLoad, resolve }) => {
        onResolve(
          { filter: /.*/ },
          async ({ path, kind, importer, namespace, resolveDir, pluginData }) => {
            if (kind === 'entry-point' || pluginData === 'resolved') return
            if (ownNamespaces.has(namespace)) return { path, external: true }
            const isOurs = importer === '' || !importer.includes('node_modules')
            const found = await resolve(path, {
              kind,
              importer,
              resolveDir,
              pluginData: 'resolved',
            })
            if (!isOurs || found.errors.length > 0 || found.external || found.path === self)
              return found
            if (
              !isMain &&
              this.#mainModules.has(found.path) &&
              !found.path.includes('node_modules')
            ) {
              return { path: found.path, namespace: 'shared' }
            }
            if (kind === 'dynamic-import' || kind === 'require-call') {
              if (isMain && this.#mainModules.has(found.path)) return found
              return { path: found.path, namespace: 'later' }
            }
            return this.#deferred(found.path) ? { path: found.path, namespace: 'deferred' } : found
          },
        )
        onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => {
          if (!this.#shared.includes(path)) this.#shared.push(path)
          const index = this.#shared.indexOf(path)
          return { contents: `module.exports = require('${up}${mainFile}').m${index}` }
        })
        onLoad({ filter: /.*/, namespace: 'later' }, ({ path }) => {
          return { contents: `module.exports = require(${fileOf(path)})` }
        })
        onLoad({ filter: /.*/, namespace: 'deferred' }, async ({ path }) => {
          const names = await this.#namesOf(path)
          const lines = names.map(
            name => `export const ${name} = (...given) => load().${name}(...given)`,
          )
          return {
            contents: `let loaded\nconst load = () => (loaded ??= require(${fileOf(path)}))\n${lines.join('\n')}`,
          }
        })
      },
    }
  }

  async #namesOf(path) {
    let names = this.#deferredNames.get(path)
    if (names === undefined) {
      const { plugins: _, ...settings } = this.#settings
      const { metafile } = await build({ ...settings, format: 'esm', entryPoints: [path] })
      names = Object.values(metafile.outputs)[0].exports
      this.#deferredNames.set(path, names)
    }
    return names
  }
}
