// Builds the extension and packs it as hreflint.vsix, whatever Node runs this script.
import root from '../../../package.json' with { type: 'json' }
import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { staged } from './build.mts'

const output = fileURLToPath(new URL('../hreflint.vsix', import.meta.url))

// Most of it is the server, its tables, its readers of languages, generators and dialects of patterns; the licenses of others and the schema of
// the configuration file belong to it as well.
const largest = 800_000

const run = promisify(execFile)

// A dependency that asks for a page fails as soon as it is loaded.
await run(process.execPath, [`${staged}/dist/server-process.js`, '--version'])

// The packer needs a newer Node than the project does; npm brings both. The workspace's links are
// no dependencies of the package: everything is bundled.
const packer = ['-y', '-p', 'node@24', '-p', '@vscode/vsce@4', 'vsce', 'package']
// Links and pictures of the README are below this folder, and not at the repository's root.
const here = root.repository.url.replace(/^git\+|\.git$/g, '')
const below = 'HEAD/extensions/vscode'
const bases = root.isPublished
  ? ['--baseContentUrl', `${here}/blob/${below}`, '--baseImagesUrl', `${here}/raw/${below}`]
  : ['--allow-missing-repository']
await run('npx', [...packer, '--no-dependencies', ...bases, '--out', output], { cwd: staged })

const { size } = await stat(output)
console.log(`${output}: ${Math.round(size / 1000)} kB`)
if (size > largest) {
  console.error(`The package is larger than ${largest / 1000} kB.`)
  process.exitCode = 1
}
