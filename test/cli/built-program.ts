import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The program as it is published, built anew if a source is younger. Gives the path of its file. */
export function builtProgram(): string {
  const bin = join(root, 'packages/cli/dist/bin.js')
  const sources = readdirSync(join(root, 'packages'))
    .map(name => join(root, 'packages', name, 'src'))
    .filter(existsSync)
  if (existsSync(bin) && Math.max(...sources.map(newestChange)) < statSync(bin).mtimeMs) return bin
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bundle.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The program cannot be built: ${stderr}`)
  return bin
}

function newestChange(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter(entry => entry.isFile())
  return Math.max(...files.map(file => statSync(join(file.parentPath, file.name)).mtimeMs))
}
