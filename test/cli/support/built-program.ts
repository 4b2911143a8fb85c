import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const cli = join(root, 'packages/cli')
const copies = join(cli, 'node_modules/.cache/hreflint-test')
const copy = join(copies, String(process.pid))
const bin = join(copy, 'dist/bin.cjs')

/**
 * The program as it is published, built anew if a source is younger. Gives the path of its file, in a
 * copy that no other test or build replaces while it runs; it needs nothing but the dependencies of
 * the package.
 */
export function builtProgram(): string {
  if (existsSync(bin)) return bin
  if (!isUpToDate()) build()
  copyProgram()
  if (spawnSync(process.execPath, [bin, '--version']).status !== 0) {
    // Someone else was building meanwhile.
    build()
    copyProgram()
  }
  return bin
}

/** Copies of processes that have ended; a test runner ends its workers without a word. */
function removeOldCopies(): void {
  for (const name of existsSync(copies) ? readdirSync(copies) : []) {
    try {
      process.kill(Number(name), 0)
    } catch {
      rmSync(join(copies, name), { recursive: true, force: true })
    }
  }
}

function copyProgram(): void {
  removeOldCopies()
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const name of ['dist', 'package.json']) {
    cpSync(join(cli, name), join(copy, name), { recursive: true })
  }
}

function build(): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bundle.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The program cannot be built: ${stderr}`)
}

function isUpToDate(): boolean {
  const built = statSync(join(cli, 'dist/bin.cjs'), { throwIfNoEntry: false })
  const sources = readdirSync(join(root, 'packages'))
    .map(name => join(root, 'packages', name, 'src'))
    .filter(folder => existsSync(folder))
  return built !== undefined && Math.max(...sources.map(newestChange)) < built.mtimeMs
}

function newestChange(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter(entry => entry.isFile())
  return Math.max(...files.map(file => statSync(join(file.parentPath, file.name)).mtimeMs))
}
