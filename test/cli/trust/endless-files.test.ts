import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runBuilt } from '../support/run-built.ts'
import { folderWith } from '../support/run-cli.ts'

/** Files that are read because of their names, each in a folder of its own. */
const names = [
  'mkdocs.yml',
  'book.toml',
  '_config.yml',
  'hugo.toml',
  'config.toml',
  'astro.config.mjs',
  'docusaurus.config.js',
  'docusaurus.config.ts',
  '.vitepress/config.mts',
  'docs/.vitepress/config.js',
  'package.json',
  'sidebars.js',
  '_redirects',
  'vercel.json',
  'netlify.toml',
  '.git/config',
  '.git/HEAD',
  '.gitignore',
  '.hreflintignore',
  'hreflint.config.json',
  'hreflint.config.js',
  '.env',
  'docs/nav.adoc',
  'antora.yml',
  'conf.py',
  '_quarto.yml',
]

/** The longest that a run may take, only to end a hang. */
const timeout = 90_000

const kinds: readonly [kind: string, make: (path: string) => void][] = [
  ['a link to a device without end', path => symlinkSync('/dev/zero', path)],
  ['a pipe', path => execFileSync('mkfifo', [path])],
  ['a link to what the system shows', path => symlinkSync('/proc/self/environ', path)],
]

describe.skipIf(process.platform !== 'linux')('a file that is looked for by its name', () => {
  test.each(kinds)(
    'is not read if it is %s',
    (_, make) => {
      const pages = names.flatMap((_, at) => [
        [`${at}/index.md`, '[page](page.md)\n'],
        [`${at}/docs/index.md`, '[page](page.md)\n'],
        [`${at}/docker-compose.yml`, 'a: https://a:99999/${PORT}\n'],
      ])
      const folder = folderWith({ ...Object.fromEntries(pages), 'a.html': '<a href="/a b">' })
      for (const [at, name] of names.entries()) {
        const path = join(folder, String(at), name)
        mkdirSync(dirname(path), { recursive: true })
        make(path)
      }
      const { code, stdout } = runBuilt(['.', '--format', 'json'], { cwd: folder, timeout })
      expect(code).toBeGreaterThan(0)
      const reports = JSON.parse(stdout) as { filePath: string }[]
      expect(reports.map(({ filePath }) => filePath)).toContain('a.html')
    },
    120_000,
  )

  test.each(kinds)(
    'is not read as the cache if it is %s',
    (_, make) => {
      const folder = folderWith({ 'a.html': '<a href="/a b">' })
      make(join(folder, '.hreflintcache'))
      const { code, stdout } = runBuilt(['--cache', '.'], { cwd: folder, timeout })
      expect(stdout).toContain('unescaped')
      expect(code).toBe(0)
    },
    120_000,
  )

  test('a cache below /proc is neither read nor written', () => {
    const folder = folderWith({ 'a.html': '<a href="/a b">' })
    for (const name of ['self/mem', 'kmsg', 'self/new', 'self/environ']) {
      const args = ['--cache', '--cache-location', `/proc/${name}`, 'a.html']
      expect(runBuilt(args, { cwd: folder, timeout }).stdout).toContain('unescaped')
    }
  }, 120_000)
})
