import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { LaterNeovim } from './places.ts'

const run = promisify(execFile)

/**
 * Unpacks a Neovim that asks for diagnostics, which that of Debian 12 does not, from a later release
 * and beside what is installed. It is fetched from where this machine gets its packages.
 */
export async function installNeovim({
  release,
  packages,
  folder,
  program,
}: LaterNeovim): Promise<void> {
  if (existsSync(program)) return
  const root = join(folder, 'root')
  for (const name of ['lists/partial', 'cache/archives/partial', 'packages', 'root']) {
    await mkdir(join(folder, name), { recursive: true })
  }
  const format = ['--format', '$(REPO_URI)', 'Created-By: Packages']
  const targets = await run('apt-get', ['indextargets', ...format])
  const repository = targets.stdout.split('\n').find(uri => /\/debian\/?$/.test(uri))
  if (repository === undefined) throw new Error('this machine gets no packages of Debian')
  const sources = join(folder, 'sources.list')
  await writeFile(sources, `deb ${repository} ${release} main\n`)
  const options = [
    `Dir::Etc::sourcelist=${sources}`,
    'Dir::Etc::sourceparts=/dev/null',
    `Dir::State::lists=${join(folder, 'lists')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    'APT::Sandbox::User=root',
  ].flatMap(option => ['-o', option])
  const downloads = join(folder, 'packages')
  await run('apt-get', [...options, 'update', '-qq'])
  await run('apt-get', [...options, 'download', '-qq', ...packages], { cwd: downloads })
  for (const name of await readdir(downloads)) {
    await run('dpkg-deb', ['-x', join(downloads, name), root])
  }
  const { stdout } = await run('dpkg-architecture', ['-qDEB_HOST_MULTIARCH']).catch(async () => ({
    stdout: (await readdir(join(root, 'usr/lib'))).find(name => name.endsWith('-linux-gnu')) ?? '',
  }))
  const libraries = join(root, 'usr/lib', stdout.trim())
  const loader = (await readdir(libraries)).find(name => /^ld-linux-.*\.so/.test(name))
  if (loader === undefined) throw new Error('there is no loader among the unpacked files')
  const lines = [
    '#!/bin/sh',
    `export VIMRUNTIME='${root}/usr/share/nvim/runtime'`,
    `export LUA_CPATH='${libraries}/lua/5.1/?.so;;'`,
    `exec '${libraries}/${loader}' --library-path '${libraries}' '${root}/usr/bin/nvim' "$@"`,
  ]
  await writeFile(program, `${lines.join('\n')}\n`)
  await chmod(program, 0o755)
}
