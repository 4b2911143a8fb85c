import { posix } from 'node:path'
import type { BrokenLink } from './broken-link.ts'
import type { History } from './history.ts'

/**
 * Says of broken links whether their target was there in an earlier commit. It knows less than hreflint
 * of generators, and all of git: it reads every commit.
 */
export class WasThere {
  readonly #history: History
  readonly #files: ReadonlySet<string>
  readonly #anchors = new Map<string, ReadonlySet<string>>()

  constructor(history: History, commit: string) {
    this.#history = history
    const removed = ['--no-renames', '--diff-filter=D', '--name-only', '--format=', '--no-merges']
    const files = new Set(history.lines('-c', 'core.quotePath=false', 'log', ...removed, commit))
    for (const file of [...files]) {
      for (let name = posix.dirname(file); name !== '.'; name = posix.dirname(name)) files.add(name)
    }
    this.#files = files
  }

  of({ isFragment, missing }: BrokenLink, commit: string): boolean {
    const [file = '', fragment = ''] = missing.split('#')
    if (isFragment) return this.#anchorsOf(file, commit).has(fragment.toLowerCase())
    const name = file.replace(/\/$/, '')
    const ends = [
      '',
      '.md',
      '.mdx',
      '.html',
      '.rst',
      '/index.md',
      '/index.html',
      '/_index.md',
      '/README.md',
    ]
    return ends.some(end => this.#files.has(name + end))
  }

  #anchorsOf(file: string, commit: string): ReadonlySet<string> {
    let anchors = this.#anchors.get(file)
    if (anchors === undefined) {
      const lines = this.#history.lines(
        'log',
        '-p',
        '-U0',
        '--follow',
        '--no-merges',
        '--format=',
        '-m',
        commit,
        '--',
        file,
      )
      anchors = new Set(
        lines.flatMap(line => (line.startsWith('-') ? anchorsIn(line.slice(1)) : [])),
      )
      this.#anchors.set(file, anchors)
    }
    return anchors
  }
}

function anchorsIn(line: string): readonly string[] {
  const ids = [...line.matchAll(/(?:\b(?:id|name)=["']?|\{#)([^"'\s>}]+)/g)].map(([, id = '']) =>
    id.toLowerCase(),
  )
  const [, heading] = /^#{1,6}\s+(.*?)(?:\s*\{#.*\})?(?:\s+#+)?\s*$/.exec(line) ?? []
  if (heading === undefined) return ids
  const text = heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .toLowerCase()
  const github = text.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-')
  const other = text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return [...ids, github, other]
}
