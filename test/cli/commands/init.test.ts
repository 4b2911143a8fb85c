import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtProgram } from '../support/built-program.ts'
import { folderWith } from '../support/run-cli.ts'

const program = builtProgram()
const hasTerminals = spawnSync('script', ['--version']).status === 0

describe.skipIf(!hasTerminals)(
  hasTerminals
    ? 'hreflint init on a terminal'
    : 'hreflint init on a terminal (skipped: there is no script(1) of util-linux)',
  () => {
    test.each([
      ['an address', 'https://example.com/\n', '\n  "siteUrl": "https://example.com/",\n'],
      ['Enter', '\n', '\n  // "siteUrl": "https://example.com/",\n'],
      ['what is no address', 'example\n', '\n  // "siteUrl": "https://example.com/",\n'],
    ])('asks for the address of the site: %s', (_, input, written) => {
      const cwd = folderWith({})
      const command = `'${process.execPath}' '${program}' init`
      const args = ['--quiet', '--return', '--command', command, '/dev/null']
      const { status, stdout } = spawnSync('script', args, { cwd, input, encoding: 'utf8' })
      expect(stdout).toContain('Address of the site (Enter for none): ')
      expect(status).toBe(0)
      expect(readFileSync(join(cwd, 'hreflint.config.json'), 'utf8')).toContain(written)
    })
  },
)
