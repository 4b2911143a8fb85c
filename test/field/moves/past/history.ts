import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A checkout of a repository with its history, at a commit. */
export class History {
  readonly #folder: string
  readonly path: string

  /** @param source A checkout or a git directory. It is read only. */
  constructor(name: string, source: string) {
    this.#folder = mkdtempSync(join(tmpdir(), 'hreflint-past-'))
    this.path = join(this.#folder, 'checkout')
    const from = existsSync(join(source, '.git')) ? join(source, '.git') : source
    execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', from, this.path])
    // Addresses of the repository on its forge are links to its files.
    this.git('remote', 'set-url', 'origin', `https://github.com/${name}.git`)
  }

  /** Makes the files those of a commit, and its history the history. */
  checkOut(commit: string): void {
    this.git('checkout', '--quiet', '--force', '--detach', commit)
  }

  /** Returns what git writes; empty if it fails. */
  git(...args: readonly string[]): string {
    const own = ['-c', 'filter.lfs.smudge=', '-c', 'filter.lfs.required=false', '-c', 'gc.auto=0']
    const run = spawnSync('git', [...own, ...args], {
      cwd: this.path,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    })
    return run.status === 0 ? run.stdout : ''
  }

  lines(...args: readonly string[]): readonly string[] {
    return this.git(...args)
      .split('\n')
      .filter(line => line !== '')
  }

  /** Returns the newest commit that is so many days older than another. Null if there is none. */
  commitBefore(commit: string, days: number): string | null {
    const time = Number(this.git('show', '-s', '--format=%ct', commit)) - days * 86_400
    const found = this.git('rev-list', '--first-parent', '-1', `--before=${time}`, commit).trim()
    return found === '' ? null : found
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
