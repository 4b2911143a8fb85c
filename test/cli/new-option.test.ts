import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

// A new option is one change of one file: its help, its type, its completions and its effect follow.

const root = fileURLToPath(new URL('../../', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'hreflint-new-option-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Copies the sources; links between packages are relative, so they stay within the copy. */
function copySources(): void {
  const left = new Set(['dist', 'site'])
  cpSync(join(root, 'packages'), join(copy, 'packages'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: path => !left.has(basename(path)),
  })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

function hreflint(...args: readonly string[]): string {
  const program = join(copy, 'packages/cli/src/bin.ts')
  const node = ['--conditions=hreflint-source', '--import', 'tsx', program, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, node, {
    cwd: copy,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

test('a new option is defined in one file', () => {
  copySources()
  const file = join(copy, 'packages/cli/src/arguments/check-options.ts')
  const text = readFileSync(file, 'utf8')
  const changed = text
    .replace(
      "    .option('--report-unused",
      "    .option('--site-url <url>', 'the address of the site')\n$&",
    )
    .replace(/^ {4}\.\.\.\(spec ===/m, '    siteUrl: options.siteUrl ?? null,\n$&')
  expect(changed.split('\n').length - text.split('\n').length).toBe(2)
  writeFileSync(file, changed)
  writeFileSync(join(copy, 'a.html'), '')

  expect(hreflint('check', '--help')).toContain('the address of the site')
  expect(hreflint('completions', 'bash')).toContain('--site-url')
  const config = hreflint('--site-url', 'https://example.com/', '--print-config', 'a.html')
  expect(JSON.parse(config)).toMatchObject({ siteUrl: 'https://example.com/' })
})
