import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { git } from './git-repository.ts'
import { runCli } from './run-cli.ts'

/** A site of plain files. */
export const config = { 'hreflint.config.json': JSON.stringify({ references: 'fragments' }) }

/** Different texts, so that git takes none for another one. */
export function page(name: string): string {
  return Array.from({ length: 20 }, (_, line) => `<p>${name} ${line} ${name}\n`).join('')
}

export function write(cwd: string, name: string, text: string) {
  mkdirSync(dirname(join(cwd, name)), { recursive: true })
  writeFileSync(join(cwd, name), text)
}

/** Moves a file as git does. */
export function move(cwd: string, from: string, to: string) {
  mkdirSync(dirname(join(cwd, to)), { recursive: true })
  git(cwd, 'mv', '--', from, to)
}

/** Commits everything on a day of March 2026. Returns the short id. */
export function commit(cwd: string, day = 2): string {
  git(cwd, 'add', '--all')
  const date = `2026-03-${String(day).padStart(2, '0')}T12:00:00Z`
  const names = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  git(cwd, ...names, 'commit', '--quiet', '--allow-empty', '--message', 'Next', '--date', date)
  return git(cwd, 'rev-parse', '--short', 'HEAD').trim()
}

/** A missing file or fragment, as the `json` format reports it. */
export interface Found {
  readonly url: string
  /** The message after its first sentence. */
  readonly past: string
  readonly titles: readonly string[]
}

/** Returns the missing files and fragments that a run reports. */
export async function missing(cwd: string, ...args: readonly string[]): Promise<readonly Found[]> {
  const run = await runCli(['--format', 'json', ...(args.length === 0 ? ['.'] : args)], { cwd })
  expect(run.stderr).toBe('')
  const files: {
    findings: { code: string; url: string; message: string; fixes: { title: string }[] }[]
  }[] = JSON.parse(run.stdout)
  return files
    .flatMap(({ findings }) => findings)
    .filter(({ code }) => /^reference\/missing-(?:file|fragment)$/.test(code))
    .map(({ url, message, fixes }) => ({
      url,
      past: /(?: does not exist| in \S+\.\w+)\. ?(.*)$/s.exec(message)?.[1] ?? message,
      titles: fixes.map(({ title }) => title),
    }))
}

/** Returns a page with links. */
export const links = (...urls: readonly string[]) =>
  urls.map(url => `<a href="${url}">x</a>\n`).join('')
