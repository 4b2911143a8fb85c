import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'

/** Runs a program and returns what it prints. */
export function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Buildah, which keeps its images in a folder and needs no daemon. */
export function builderIn(folder: string): (...args: readonly string[]) => string {
  const storage = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')]
  return (...args) => run('buildah', ...storage, '--storage-driver', 'vfs', ...args)
}

/** Whether Buildah and BusyBox are here, and may start processes in an image. */
export function canBuildImages(folder: string): boolean {
  try {
    const buildah = builderIn(folder)
    fs.cpSync(busybox(), join(folder, 'busybox'), { dereference: true })
    const recipe = 'FROM scratch\nCOPY busybox /busybox\nRUN ["/busybox", "true"]\n'
    fs.writeFileSync(join(folder, 'Containerfile'), recipe)
    buildah('build', '--isolation', 'chroot', '--tag', 'tried', folder)
    return true
  } catch {
    return false
  }
}

/**
 * Makes the root folder of an image that has what `node:24-alpine` has for an installation: Node, npm, a shell and the user
 * `node`. No registry of images is needed.
 */
export function makeRoot(root: string): void {
  for (const name of [
    'bin',
    'usr/bin',
    'usr/local/bin',
    'usr/local/etc',
    'etc',
    'tmp',
    'home/node',
  ])
    fs.mkdirSync(join(root, name), { recursive: true })
  fs.chmodSync(join(root, 'tmp'), 0o1777)
  // Debian's is linked statically.
  fs.cpSync(busybox(), join(root, 'bin/busybox'), { dereference: true })
  for (const name of ['sh', 'rm', 'env']) fs.symlinkSync('busybox', join(root, 'bin', name))
  fs.symlinkSync('/bin/env', join(root, 'usr/bin/env'))
  const node = run('npx', '--yes', '--package=node@24', '--', 'node', '-p', 'process.execPath')
  copyProgram(node.trim(), root, 'usr/local/bin/node')
  const npm = join(run('npm', 'root', '--global').trim(), 'npm')
  fs.cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true })
  fs.symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'))
  const users = 'root:x:0:0::/:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n'
  fs.writeFileSync(join(root, 'etc/passwd'), users)
  fs.writeFileSync(join(root, 'etc/group'), 'root:x:0:\nnode:x:1000:\n')
  // The registry of packages of this machine, and whom it trusts.
  const registry = run('npm', 'config', 'get', 'registry')
  fs.writeFileSync(join(root, 'usr/local/etc/npmrc'), `registry=${registry}`)
  const trusted = process.env['NODE_EXTRA_CA_CERTS']
  fs.writeFileSync(
    join(root, 'etc/trusted.pem'),
    trusted === undefined ? '' : fs.readFileSync(trusted),
  )
}

/** What an image has to say of its environment, for `buildah config`. */
export const environment = [
  ...['--env', 'PATH=/usr/local/bin:/usr/bin:/bin'],
  ...['--env', 'NODE_EXTRA_CA_CERTS=/etc/trusted.pem'],
]

function busybox(): string {
  return run('which', 'busybox').trim()
}

/** Copies a program and the libraries that it loads. */
function copyProgram(program: string, root: string, name: string): void {
  fs.cpSync(program, join(root, name), { dereference: true })
  for (const [, library = ''] of run('ldd', program).matchAll(/(\/\S+)\s\(0x/g)) {
    fs.mkdirSync(join(root, dirname(library)), { recursive: true })
    fs.cpSync(library, join(root, library), { dereference: true })
  }
}
