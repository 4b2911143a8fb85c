// Bundles each package's entries (the exports and commands of its manifest) into its dist folder.
// One file for each entry and few shared ones: a module graph of small files is slow to load.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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

export async function bundlePackages() {
  for (const name of readdirSync(join(root, 'packages'))) {
    const folder = join(root, 'packages', name)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (manifest.private || manifest.exports === undefined) continue
    for (const file of existsSync(join(folder, 'dist')) ? readdirSync(join(folder, 'dist')) : []) {
      if (file.startsWith('chunk-')) rmSync(join(folder, 'dist', file))
    }
    await build({
      absWorkingDir: folder,
      entryPoints: entriesOf(folder, manifest),
      outdir: 'dist',
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'neutral',
      target: 'es2023',
      packages: 'external',
      external: ['#*'],
      chunkNames: 'chunk-[hash]',
      logLevel: 'warning',
    })
  }
}

await bundlePackages()
