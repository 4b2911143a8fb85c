// npm run release: makes everything that a release consists of in one folder, and publishes it.
//   npm run release -- --dry-run [folder]    makes it, installs it in an empty folder, publishes nothing
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { buildExecutables } from './executable/build.mjs'
import { unownedAddresses } from './owned-addresses.mjs'
import { packPackages } from './pack.mjs'
import { buildPackages, install, root } from '../set-up.mjs'

const args = process.argv.slice(2)
const isDryRun = args.includes('--dry-run')
const folder = resolve(args.find(arg => !arg.startsWith('--')) ?? join(root, '.cache/release'))
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const run = (cwd, command, ...rest) =>
  execFileSync(command, rest, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

const problems = isDryRun
  ? []
  : await unownedAddresses({
      homepage: manifest.homepage,
      repository: manifest.repository.url.replace(/^git\+|\.git$/g, ''),
      isPublished: manifest.isPublished,
    })
if (problems.length > 0) {
  console.error(['Nothing is released:', ...problems.map(problem => `- ${problem}`)].join('\n'))
  process.exit(1)
}

install()
buildPackages()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

console.error('Packing …')
const archives = packPackages(folder)
console.error('Building the executable …')
buildExecutables(archives.hreflint, folder)
console.error('Building the VS Code extension …')
run(root, 'npm', 'run', 'package:vscode')
const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'))
const extension = join(folder, `hreflint-vscode-${version}.vsix`)
copyFileSync(join(root, 'extensions/vscode/hreflint.vsix'), extension)
console.error('Installing the packages in an empty folder, for the bill of materials …')
writeBillOfMaterials()
writeChecksums()
console.log(`A release of ${version} is in ${folder}:`)
for (const name of readdirSync(folder)) console.log(`  ${name}`)
if (!isDryRun) publish()

/** What users install, with all that it depends on, as npm resolves it in an empty folder. */
function writeBillOfMaterials() {
  const empty = mkdtempSync(join(tmpdir(), 'hreflint-release-'))
  try {
    writeFileSync(
      join(empty, 'package.json'),
      JSON.stringify({ name: 'hreflint-release', version }),
    )
    run(empty, 'npm', 'install', '--no-audit', '--no-fund', '--silent', ...Object.values(archives))
    const bill = run(empty, 'npm', 'sbom', '--sbom-format=cyclonedx')
    writeFileSync(join(folder, 'sbom.cdx.json'), bill)
  } finally {
    rmSync(empty, { recursive: true, force: true })
  }
}

/** As `sha256sum --check` reads them. */
function writeChecksums() {
  const lines = readdirSync(folder).map(name => {
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
    return `${digest}  ${name}\n`
  })
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''))
}

/** In an order in which a run that fails can be started again: what is published already is left out. */
function publish() {
  for (const [name, archive] of Object.entries(archives)) {
    if (isOnRegistry(`${name}@${version}`)) continue
    run(root, 'npm', 'publish', archive, '--provenance', '--access', 'public')
  }
  for (const tool of ['@vscode/vsce@4', 'ovsx@1'])
    run(root, 'npx', '--yes', tool, 'publish', '--skip-duplicate', '--packagePath', extension)
  console.log(`Published ${basename(extension)} and ${Object.keys(archives).length} packages.`)
}

function isOnRegistry(name) {
  try {
    return run(root, 'npm', 'view', name, 'version').trim() !== ''
  } catch {
    return false
  }
}
