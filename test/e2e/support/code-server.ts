import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../support/oracles/free-port.ts'
import { type Edition, fixtures, newest, nodeOf, vsix } from './places.ts'
import { until } from './until.ts'

/** Nothing that asks, greets, updates or calls home. */
const quietSettings = {
  'telemetry.telemetryLevel': 'off',
  'workbench.startupEditor': 'none',
  'workbench.welcomePage.walkthroughs.openOnInstall': false,
  'workbench.tips.enabled': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.colorTheme': 'Default Light Modern',
  'chat.disableAIFeatures': true,
  'security.workspace.trust.startupPrompt': 'never',
  'security.workspace.trust.untrustedFiles': 'open',
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'update.mode': 'none',
  'git.enabled': false,
  'npm.autoDetect': 'off',
  'window.restoreWindows': 'none',
  'editor.minimap.enabled': false,
  'files.autoSave': 'off',
  'problems.defaultViewMode': 'table',
  'editor.autoClosingBrackets': 'never',
  'editor.autoClosingQuotes': 'never',
  'editor.formatOnType': false,
  'editor.autoIndent': 'none',
}

export interface ServerOptions {
  /** Whether folders are trusted; if not, they open in Restricted Mode. */
  readonly trusted?: boolean
  /** Whether the extension runs in the browser's worker host. */
  readonly web?: boolean
  readonly edition?: Edition
  /** The folder that the workspace is a copy of. */
  readonly files?: string
}

/** A VS Code that listens on this machine, with its own profile and the extension installed. */
export class CodeServer {
  readonly port: number
  readonly workspace: string
  /** Where the extension is served for the host of the browser; null on the desktop. */
  readonly webExtension: string | null
  readonly #scratch: string
  readonly #process: ChildProcess
  readonly #close: () => void
  log = ''

  private constructor(
    scratch: string,
    port: number,
    process: ChildProcess,
    web: { path: string; close: () => void } | null,
  ) {
    this.#scratch = scratch
    this.port = port
    this.workspace = join(scratch, 'workspace')
    this.webExtension = web?.path ?? null
    this.#close = web?.close ?? (() => {})
    this.#process = process
    process.stdout?.setEncoding('utf8').on('data', text => (this.log += text))
    process.stderr?.setEncoding('utf8').on('data', text => (this.log += text))
  }

  static async start({
    trusted = true,
    web = false,
    edition = newest,
    files = fixtures,
  }: ServerOptions = {}): Promise<CodeServer> {
    const node = nodeOf(edition)
    const scratch = await mkdtemp(join(tmpdir(), 'hreflint-e2e-'))
    const data = join(scratch, 'data')
    const extensions = join(scratch, 'extensions')
    const served = join(scratch, 'served')
    for (const folder of [join(data, 'User'), extensions, served]) {
      await mkdir(folder, { recursive: true })
    }
    await cp(files, join(scratch, 'workspace'), { recursive: true })
    const port = await freePort()
    const config = join(scratch, 'config.yaml')
    await writeFile(config, `bind-addr: 127.0.0.1:${port}\nauth: none\ncert: false\n`)
    const own = { 'security.workspace.trust.enabled': !trusted }
    await writeFile(
      join(data, 'User/settings.json'),
      JSON.stringify({ ...quietSettings, ...own }, null, 2),
    )

    const entry = join(edition.folder, 'node_modules/code-server/out/node/entry.js')
    const env = environment(scratch)
    const common = ['--config', config, '--user-data-dir']
    // The host of the browser refuses workers to an extension that lives on the server's side: it is
    // unpacked aside and handed over as one under development.
    const installed = web
      ? [...common, join(scratch, 'data-web'), '--extensions-dir', served]
      : [...common, data, '--extensions-dir', extensions]
    await promisify(execFile)(node, [entry, ...installed, '--install-extension', vsix], { env })
    const flags = [
      '--disable-telemetry',
      '--disable-update-check',
      '--disable-getting-started-override',
      '--ignore-last-opened',
      ...(trusted ? ['--disable-workspace-trust'] : []),
    ]
    const child = spawn(
      node,
      [entry, ...common, data, '--extensions-dir', extensions, '--auth', 'none', ...flags],
      { env, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    const server = new CodeServer(scratch, port, child, web ? await serve(served) : null)
    await until(
      'code-server answers',
      async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok,
    )
    return server
  }

  path(name: string): string {
    return join(this.workspace, name)
  }

  read(name: string): Promise<string> {
    return readFile(this.path(name), 'utf8')
  }

  write(name: string, text: string): Promise<void> {
    return writeFile(this.path(name), text)
  }

  /** The processes in which the extension's language server runs. */
  async languageServers(): Promise<readonly number[]> {
    const ids = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
    const lines = await Promise.all(
      ids.map(id => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
    )
    const isOwn = (line: string) =>
      line.includes(this.#scratch) && line.includes('server-process.js')
    return ids.filter((_, at) => isOwn(lines[at] ?? '')).map(Number)
  }

  async stop(): Promise<void> {
    this.#close()
    const ended = new Promise(resolve => this.#process.once('exit', resolve))
    this.#process.kill('SIGTERM')
    const patience = setTimeout(() => this.#process.kill('SIGKILL'), 5000)
    await ended
    clearTimeout(patience)
    await rm(this.#scratch, { recursive: true, force: true, maxRetries: 20 })
  }
}

/** Without what would make it talk to an editor around it, or to a gallery. */
function environment(scratch: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VSCODE_|CODE_SERVER|PORT$|PASSWORD$|HASHED_PASSWORD$|NODE_OPTIONS$)/.test(name),
  )
  const noGallery = { serviceUrl: '', itemUrl: '', resourceUrlTemplate: '', controlUrl: '' }
  return {
    ...Object.fromEntries(inherited),
    XDG_DATA_HOME: join(scratch, 'xdg-data'),
    XDG_CONFIG_HOME: join(scratch, 'xdg-config'),
    EXTENSIONS_GALLERY: JSON.stringify(noGallery),
  }
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
}

/** Serves the one extension in a folder; returns its path below code-server's own proxy. */
async function serve(folder: string): Promise<{ path: string; close: () => void }> {
  const names = await readdir(folder, { withFileTypes: true })
  const name = names.find(entry => entry.isDirectory() && entry.name.startsWith('hreflint'))?.name
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const body = await readFile(join(folder, decodeURIComponent(pathname))).catch(() => null)
    response.writeHead(body === null ? 404 : 200, {
      'content-type': types[extname(pathname)] ?? 'application/octet-stream',
    })
    response.end(body ?? '')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { path: `/proxy/${port}/${name}`, close: () => server.close() }
}
