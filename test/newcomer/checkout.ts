import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { conformanceFolder } from '../../scripts/conformance/parts.mjs'
import { copyCheckout } from './copy-checkout.ts'
import { repositoryRoot } from '../support/source-files.ts'

/** A copy of this checkout in which a newcomer works. Its packages are its own, dependencies are linked. */
export class Checkout {
  readonly #root = realpathSync(mkdtempSync(join(tmpdir(), 'hreflint-newcomer-')))

  constructor() {
    const files = copyCheckout(this.#root)
    for (const manifest of files.filter(path => /(?:^|\/)package\.json$/.test(path))) {
      const modules = join(dirname(manifest), 'node_modules')
      if (existsSync(join(repositoryRoot, modules))) this.#link(modules)
    }
    git(this.#root, 'init', '--quiet')
    this.commit()
  }

  /** Links what is installed; a package of the workspace is that of the copy. */
  #link(folder: string): void {
    mkdirSync(join(this.#root, folder), { recursive: true })
    for (const name of readdirSync(join(repositoryRoot, folder))) {
      const path = join(folder, name)
      if (name.startsWith('@')) this.#link(path)
      if (name.startsWith('@') || (name.startsWith('.') && !/^\.(?:bin|pnpm)$/.test(name))) continue
      const target = realpathSync(join(repositoryRoot, path))
      const inside = relative(repositoryRoot, target)
      const isInstalled = inside.startsWith('..') || inside.split(/[\\/]/).includes('node_modules')
      symlinkSync(isInstalled ? target : join(this.#root, inside), join(this.#root, path), 'dir')
    }
  }

  read(path: string): string {
    return readFileSync(join(this.#root, path), 'utf8')
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.#root, path)), { recursive: true })
    writeFileSync(join(this.#root, path), text)
  }

  /** Changes a file; fails where `before` is not, so that no path is shown that is gone. */
  replace(path: string, before: string | RegExp, after: string): void {
    const text = this.read(path)
    const changed = text.replace(before, after)
    if (changed === text) throw new Error(`${path} has no ${before}`)
    this.write(path, changed)
  }

  /** What differs from the last commit, a new folder as one. */
  changed(): readonly string[] {
    const lines = git(this.#root, 'status', '--porcelain').split('\n')
    return lines.map(line => line.slice(3)).filter(path => path !== '')
  }

  commit(): void {
    git(this.#root, 'add', '--all')
    const author = ['-c', 'user.name=newcomer', '-c', 'user.email=newcomer@example.com']
    git(this.#root, ...author, 'commit', '--quiet', '--no-verify', '--allow-empty', '-m', 'Step')
  }

  /** Runs a script of package.json. */
  run(script: string, ...args: readonly string[]): { code: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', script, '--', ...args], {
      cwd: this.#root,
      encoding: 'utf8',
      env: environment(),
      shell: process.platform === 'win32',
    })
    return { code: status, output: stdout + stderr }
  }

  /** Runs Node in the root folder. */
  node(...args: readonly string[]): { code: number | null; output: string } {
    const options = { cwd: this.#root, encoding: 'utf8', env: environment() } as const
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
    return { code: status, output: stdout + stderr }
  }

  /** The absolute path of a file. */
  path(name: string): string {
    return join(this.#root, name)
  }

  /** Runs the command line from its sources. */
  hreflint(args: readonly string[], input = ''): string {
    const program = join(this.#root, 'packages/cli/src/bin.ts')
    const node = ['--conditions=hreflint-source', '--import', 'tsx', program, ...args]
    const { stdout, stderr } = spawnSync(process.execPath, node, {
      cwd: this.#root,
      input,
      encoding: 'utf8',
      env: environment(),
    })
    return stdout + stderr
  }

  /** The titles of the tests in some files. */
  tests(...files: readonly string[]): TestTitles {
    const vitest = join(this.#root, 'node_modules/vitest/vitest.mjs')
    const report = join(this.#root, 'node_modules/report.json')
    const reporter = ['--reporter=json', `--outputFile=${report}`]
    const { stderr } = spawnSync(process.execPath, [vitest, 'run', ...reporter, ...files], {
      cwd: this.#root,
      encoding: 'utf8',
      env: environment(),
    })
    if (!existsSync(report)) throw new Error(stderr)
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
    rmSync(report)
    const titles: TestTitles = { passing: [], failing: [] }
    for (const { name, message, assertionResults } of testResults) {
      if (assertionResults.length === 0) titles.failing.push(`${name}: ${message}`)
      for (const { status, fullName } of assertionResults) {
        // What needs data that are not there is skipped.
        if (status === 'passed') titles.passing.push(fullName)
        if (status === 'failed') titles.failing.push(fullName)
      }
    }
    return titles
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true })
  }
}

export interface TestTitles {
  readonly passing: string[]
  readonly failing: string[]
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** That of a terminal, and not of a test. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITE|VITEST|NODE_ENV|TEST|DEV|PROD|SSR|MODE|npm_)/.test(name),
  )
  return { ...Object.fromEntries(own), HREFLINT_CONFORMANCE: conformanceFolder() }
}

function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1e8 })
}
