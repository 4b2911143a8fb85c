import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

// What programs import from the published packages stays there. Whoever takes a name away changes public-names.txt as
// well, and writes a changeset.

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))
const list = readFileSync(new URL('public-names.txt', import.meta.url), 'utf8')

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, string | { readonly 'hreflint-source'?: string }>>
}

interface Entry {
  /** As a program imports it. */
  readonly specifier: string
  readonly source: string
}

/** A `*` stands for each folder that has the rest of the path. */
function entriesOf(folder: string, { name, exports = {} }: Manifest): readonly Entry[] {
  return Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? undefined : target['hreflint-source']
    if (source === undefined) return []
    const specifier = name + path.slice(1)
    const [before, after] = source.split('*')
    if (before === undefined || after === undefined) {
      return [{ specifier, source: join(folder, source) }]
    }
    return readdirSync(join(folder, before))
      .map(each => ({
        specifier: specifier.replace('*', each),
        source: join(folder, before + each + after),
      }))
      .filter(entry => existsSync(entry.source))
  })
}

/** Read and not run: some entries start a server. */
async function namesIn(source: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [source],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    external: ['#*'],
    outdir: 'unused',
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  return Object.values(metafile.outputs).flatMap(output => output.exports)
}

const promised = list
  .trim()
  .split(/\n(?! )/)
  .map(block => block.split('\n  '))
const entries = new Map(
  readdirSync(packages).flatMap(directory => {
    const folder = join(packages, directory)
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const isPublished = manifest.private !== true
    return isPublished
      ? entriesOf(folder, manifest).map(({ specifier, source }) => [specifier, source] as const)
      : []
  }),
)

test.each(promised)('%s', async (specifier = '', ...names) => {
  expect([...entries.keys()]).toContain(specifier)
  expect(await namesIn(entries.get(specifier) ?? '')).toEqual(expect.arrayContaining(names))
})
