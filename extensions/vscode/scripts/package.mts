// Builds the extension and packs it as hreflint.vsix, whatever Node runs this script.
import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { staged } from './build.mts'

const output = fileURLToPath(new URL('../hreflint.vsix', import.meta.url))
const largest = 500_000

const run = promisify(execFile)

// A dependency that asks for a page fails as soon as it is loaded.
await run(process.execPath, [`${staged}/dist/server-process.js`, '--version'])

// The packer needs a newer Node than the project does; npm brings both. The workspace's links are
// no dependencies of the package: everything is bundled.
const packer = ['-y', '-p', 'node@24', '-p', '@vscode/vsce@4', 'vsce', 'package']
await run('npx', [...packer, '--no-dependencies', '--out', output], { cwd: staged })

const { size } = await stat(output)
console.log(`${output}: ${Math.round(size / 1000)} kB`)
if (size > largest) {
  console.error(`The package is larger than ${largest / 1000} kB.`)
  process.exitCode = 1
}
