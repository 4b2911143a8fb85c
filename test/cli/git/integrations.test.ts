import manifest from '../../../package.json' with { type: 'json' }
import { languageOf } from '@hreflint/documents'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSource } from '../../support/source-files.ts'
import { folderWith, runCli } from '../support/run-cli.ts'

// Descriptors for programs that run other linters. What they would run is run here.

const page = '<a href="https://example.com/a b">x</a>\n'

/** The words of a command, a place filled in. */
const words = (command: string, place: string, files: readonly string[]) =>
  command.split(' ').flatMap(word => (word === place ? files : word))

describe('Trunk', () => {
  const { tools, lint } = parse(readSource('integrations/trunk.yaml'))
  const [definition] = lint.definitions
  const commandOf = (name: string) =>
    definition.commands.find((one: { name: string }) => one.name === name)

  test('gets SARIF of several files at once, and an exit code that it takes', async () => {
    const cwd = folderWith({ 'a.html': page, 'b.html': page })
    const { run, success_codes: codes } = commandOf('lint')
    const [program, ...args] = words(run, '${target}', ['a.html', 'b.html'])
    expect(program).toBe(tools.definitions[0].package)
    const { code, stdout } = await runCli(args, { cwd })
    expect(codes).toContain(code)
    expect(JSON.parse(stdout).runs[0].results).toHaveLength(2)
  })

  test('has files fixed in place', async () => {
    const cwd = folderWith({ 'a.html': page })
    const { run, success_codes: codes } = commandOf('fix')
    const { code } = await runCli(words(run, '${target}', ['a.html']).slice(1), { cwd })
    expect(codes).toContain(code)
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toContain('/a%20b')
  })
})

describe('MegaLinter', () => {
  const descriptor = parse(readSource('integrations/hreflint.megalinter-descriptor.yml'))
  const [linter] = descriptor.linters

  test('gives files that are read', () => {
    for (const extension of descriptor.file_extensions) {
      expect(languageOf(`a${extension}`), extension).not.toBeNull()
    }
    expect([linter.linter_url, linter.linter_repo]).toEqual([
      manifest.homepage,
      manifest.repository.url.replace(/^git\+|\.git$/g, ''),
    ])
  })

  test('gets SARIF in its file, with the configuration that it names', async () => {
    const cwd = folderWith({ 'a.html': page, 'hreflint.config.json': '{}' })
    const args = [
      linter.cli_config_arg_name,
      linter.config_file_name,
      ...linter.cli_sarif_args.map((word: string) =>
        word.replace('{{SARIF_OUTPUT_FILE}}', 'out.sarif'),
      ),
      'a.html',
    ]
    const { code } = await runCli(args, { cwd })
    expect([0, 1]).toContain(code)
    const sarif = JSON.parse(readFileSync(join(cwd, 'out.sarif'), 'utf8'))
    expect(sarif.runs[0].results).toHaveLength(1)
  })

  test.each(['cli_help_arg_name', 'cli_version_arg_name'])('asks for %s', async name => {
    expect(await runCli([linter[name]], { cwd: folderWith({}) })).toMatchObject({ code: 0 })
  })
})
