// Builds the extension into dist/package, from where it can be packed or started.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { builtinModules, createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { minify } from 'oxc-minify'
import { licensesOf } from '../../../scripts/licenses-of.mjs'
import { describingSchema } from './config-schema.mts'
import { manifest } from './manifest.mts'
import { shippedReadme } from './shipped-readme.mts'
import { mappingTable } from './mapping-table/plugin.mts'
import { withoutExamples } from './without-examples.mts'

const folder = fileURLToPath(new URL('..', import.meta.url))
export const staged = `${folder}dist/package`

// The package `punycode` is meant where it is asked for, not the module of that name that Node had.
const builtins = builtinModules.filter(name => name !== 'punycode')

// What this package has for Node asks for `process`, which a web worker does not have.
const yaml = createRequire(`${folder}../../packages/documents/`).resolve('yaml/package.json')

// Desktop and browser run the same two large files, each of which requires one of its halves only (see
// src/client.ts and src/server.ts): most of both halves is the same, and packed twice it would
// be most of the package.
const bothHalves: BuildOptions = {
  absWorkingDir: folder,
  bundle: true,
  minify: true,
  legalComments: 'none',
  outdir: `${staged}/dist`,
  logLevel: 'warning',
  metafile: true,
  mainFields: ['module', 'main'],
  // A worker is no page: before what packages have for browsers comes what they have for workers.
  conditions: ['node', 'worker', 'browser', 'hreflint-bundle', 'hreflint-source'],
  alias: {
    'decode-named-character-reference': `${folder}scripts/decode-named-character-reference.mts`,
    yaml: `${dirname(yaml)}/browser/dist/index.js`,
  },
  plugins: [mappingTable, withoutExamples],
  platform: 'browser',
  target: ['es2022', 'node20'],
  external: [
    'vscode',
    './client.js',
    './server.js',
    ...builtins.flatMap(name => [name, `node:${name}`]),
  ],
}

await rm(`${folder}dist`, { recursive: true, force: true })
await mkdir(staged, { recursive: true })
const copied = ['icon.png', 'LICENSE', 'CHANGELOG.md']
const files = [...copied, 'README.md']
const source = JSON.parse(await readFile(`${folder}package.json`, 'utf8'))
const builds = await Promise.all([
  // The worker host of the editor takes CommonJS only.
  build({
    ...bothHalves,
    format: 'cjs',
    entryPoints: ['src/extension.ts', 'src/client.ts'],
  }),
  build({
    ...bothHalves,
    format: 'iife',
    // A worker has no modules; a process takes what the file exports.
    globalName: 'hreflintServer',
    footer: { js: "if (typeof module === 'object') module.exports = hreflintServer" },
    entryPoints: ['src/server.ts'],
  }),
  build({ ...bothHalves, format: 'cjs', entryPoints: ['src/server-process.ts'] }),
])
// What esbuild leaves, this shortens by another twentieth.
for (const name of ['client', 'server']) {
  const file = `${staged}/dist/${name}.js`
  const { code, errors } = await minify(file, await readFile(file, 'utf8'), {
    module: false,
    compress: { target: ['es2022', 'node20'] },
  })
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  await writeFile(file, code)
}
const outputs = Object.assign({}, ...builds.map(({ metafile }) => metafile?.outputs))
await Promise.all([
  writeFile(`${staged}/dist/licenses.txt`, licensesOf(folder, { outputs })),
  // As short as it can be: what VS Code completes in a configuration file, and shows there.
  writeFile(`${staged}/dist/config.schema.json`, JSON.stringify(describingSchema())),
  ...copied.map(file => cp(`${folder}${file}`, `${staged}/${file}`)),
  readFile(`${folder}README.md`, 'utf8').then(text =>
    writeFile(`${staged}/README.md`, shippedReadme(text)),
  ),
  writeFile(`${staged}/package.json`, `${JSON.stringify(manifest(source, ['dist', ...files]))}\n`),
])
