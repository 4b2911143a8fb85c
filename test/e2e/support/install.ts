import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cache, extension, out } from './places.ts'

const run = promisify(execFile)

/** VS Code 1.139 as a server, and the Node that it wants. */
const codeServer = 'code-server@4.139.1'
const newNode = 'node@24'

/** Installs the editors once and packs the extension anew. */
export default async function install(): Promise<void> {
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  await installEditor()
  await run('pnpm', ['--silent', 'run', 'package'], { cwd: extension })
}

async function installEditor(): Promise<void> {
  const stamp = join(cache, 'installed.txt')
  const wanted = `${codeServer} ${newNode}`
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return
  console.log(`installing ${wanted} into node_modules/.cache/e2e`)
  await mkdir(cache, { recursive: true })
  await writeFile(join(cache, 'package.json'), '{ "private": true }\n')
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // The package `node` gets its program from its install script; code-server's would compile.
  await npm(cache, ...quiet, newNode)
  await npm(cache, ...quiet, '--ignore-scripts', codeServer)
  const inner = join(cache, 'node_modules/code-server/lib/vscode')
  await npm(inner, ...quiet, '--omit=dev', '--ignore-scripts')
  // The editor's own HTML support does not start without what its extensions share.
  await npm(join(inner, 'extensions'), ...quiet, '--omit=dev', '--ignore-scripts')
  await writeFile(stamp, wanted)
}

async function npm(cwd: string, ...args: readonly string[]): Promise<void> {
  const path = `${join(cache, 'node_modules/.bin')}:${process.env.PATH}`
  await run('npm', ['install', ...args], { cwd, env: { ...process.env, PATH: path } })
}
