import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installNeovim } from './install-neovim.ts'
import { type Edition, laterNeovims, mustHaveAll, newest, oldest, out, root } from './places.ts'

const run = promisify(execFile)

/** Installs the editors once and packs the extension anew. */
export default async function install(): Promise<void> {
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  await installEdition(newest)
  await installEdition(oldest)
  for (const neovim of laterNeovims) {
    try {
      await installNeovim(neovim)
    } catch (error) {
      if (mustHaveAll) throw error
      console.log(`Neovim ${neovim.version} is left out: ${error}`)
    }
  }
  await run('npm', ['--silent', 'run', 'package:vscode'], { cwd: root })
}

async function installEdition({ folder, server, node, rebuild }: Edition): Promise<void> {
  const stamp = join(folder, 'installed.txt')
  const wanted = `${server} ${node}`
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return
  console.log(`installing ${wanted} into ${folder}`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const path = `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`
  const npm = (cwd: string, ...args: readonly string[]) =>
    run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd,
      env: { ...process.env, PATH: path },
    })
  // The package `node` gets its program from its install script; the editor's would compile.
  await npm(folder, 'install', node)
  await npm(folder, 'install', '--ignore-scripts', server)
  const inner = join(folder, 'node_modules/code-server/lib/vscode')
  await npm(inner, 'install', '--omit=dev', '--ignore-scripts')
  // The editor's own HTML support does not start without what its extensions share.
  await npm(join(inner, 'extensions'), 'install', '--omit=dev', '--ignore-scripts')
  for (const name of rebuild) await npm(folder, 'rebuild', name)
  await writeFile(stamp, wanted)
}
