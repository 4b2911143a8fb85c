import { execFileSync } from 'node:child_process'
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The content of all files, by path from the root. */
export type Tree = ReadonlyMap<string, Buffer>

/** A copy of a checkout, whose files git tracks byte by byte. */
export class CheckoutCopy {
  readonly #folder: string
  readonly path: string
  /** What was read, by what changes with it. */
  readonly #read = new Map<string, Buffer>()

  constructor(checkout: string) {
    this.#folder = realpathSync(mkdtempSync(join(tmpdir(), 'hreflint-moves-')))
    this.path = join(this.#folder, 'checkout')
    execFileSync('cp', ['-a', checkout, this.path])
    writeFileSync(join(this.path, '.git/info/attributes'), '* -text -filter -ident\n')
    this.#git('add', '--all', '--force')
    this.#git('commit', '--quiet', '--allow-empty', '--no-verify', '-m', 'As it was')
  }

  /** Makes everything as it was at first. */
  reset(): void {
    this.#git('reset', '--quiet', '--hard')
    this.#git('clean', '-ffdxq')
  }

  /** Reads all files, and where symbolic links lead. */
  tree(): Tree {
    const tree = new Map<string, Buffer>()
    const folders = ['']
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      for (const entry of readdirSync(join(this.path, folder), { withFileTypes: true })) {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`
        if (path === '.git') continue
        if (entry.isDirectory()) folders.push(path)
        else tree.set(path, this.#contentOf(path))
      }
    }
    return tree
  }

  /** Returns the id of the content that git has staged for each path. */
  staged(): ReadonlyMap<string, string> {
    const entries = this.#git('ls-files', '--stage', '-z').split('\0').slice(0, -1)
    return new Map(entries.map(entry => [entry.replace(/^.*?\t/s, ''), entry.replace(/\t.*/s, '')]))
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #contentOf(path: string): Buffer {
    const full = join(this.path, path)
    const status = lstatSync(full, { bigint: true })
    if (status.isSymbolicLink()) return Buffer.from(readlinkSync(full))
    const key = `${status.ino} ${status.size} ${status.mtimeNs}`
    const content = this.#read.get(key) ?? readFileSync(full)
    this.#read.set(key, content)
    return content
  }

  #git(...args: readonly string[]): string {
    const own = ['user.name=x', 'user.email=x@x.invalid', 'core.hooksPath=/dev/null']
    const options = { cwd: this.path, encoding: 'utf8', maxBuffer: 2 ** 30 } as const
    return execFileSync('git', [...own.flatMap(each => ['-c', each]), ...args], options)
  }
}
