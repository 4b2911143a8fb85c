import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { builtProgram } from '../support/built-program.ts'
import { git, repositoryWith } from '../support/git-repository.ts'
import { folderWith } from '../support/run-cli.ts'

const commands = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url))
const broken = '<a href="http:\\\\exa mple.com\\a b">\n'

/** An environment in which `hreflint` and the hook managers are commands. */
function environment(): NodeJS.ProcessEnv {
  const folder = folderWith({
    hreflint: `#!/bin/sh\nexec '${process.execPath}' '${builtProgram()}' "$@"\n`,
  })
  chmodSync(join(folder, 'hreflint'), 0o755)
  const { LEFTHOOK: _lefthook, HUSKY: _husky, CI: _ci, ...env } = process.env
  return {
    ...env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    PATH: [folder, commands, env.PATH].join(delimiter),
  }
}

function run(cwd: string, env: NodeJS.ProcessEnv, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

const managers: readonly [
  name: string,
  files: Record<string, string>,
  install: readonly [command: string, ...args: string[]],
][] = [
  [
    'lint-staged and husky',
    {
      'package.json': '{ "lint-staged": { "*.html": "hreflint" } }',
      '.husky/pre-commit': 'lint-staged\n',
    },
    ['husky'],
  ],
  [
    'lefthook',
    { 'lefthook.yml': 'pre-commit:\n  commands:\n    hreflint:\n      run: hreflint --staged\n' },
    ['lefthook', 'install'],
  ],
]

describe.each(managers)('%s', (_, files, [command, ...args]) => {
  test('a broken href blocks the commit, a fix lets it through, unstaged changes survive', () => {
    const cwd = repositoryWith({ ...files, 'a.html': '<a href="/">\n', 'b.html': 'old\n' })
    const env = environment()
    expect(run(cwd, env, command, ...args)).toMatchObject({ status: 0 })
    writeFileSync(join(cwd, 'a.html'), broken)
    git(cwd, 'add', 'a.html')
    writeFileSync(join(cwd, 'b.html'), 'not staged\n')
    const blocked = run(cwd, env, 'git', 'commit', '--message', 'Broken')
    expect(blocked.status).toBe(1)
    expect(blocked.output).toContain('whatwg/domain-forbidden-code-point')
    writeFileSync(join(cwd, 'a.html'), '<a href="http://example.com/a%20b">\n')
    git(cwd, 'add', 'a.html')
    writeFileSync(join(cwd, 'a.html'), broken)
    const passed = run(cwd, env, 'git', 'commit', '--message', 'Sound')
    expect(passed).toMatchObject({ status: 0 })
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe(broken)
    expect(readFileSync(join(cwd, 'b.html'), 'utf8')).toBe('not staged\n')
  })
})

describe('lint-staged with --fix', () => {
  test('commits what was fixed', () => {
    const cwd = repositoryWith({
      'package.json': '{ "lint-staged": { "*.html": "hreflint --fix" } }',
      '.husky/pre-commit': 'lint-staged\n',
      'a.html': '<a href="/">\n',
    })
    const env = environment()
    run(cwd, env, 'husky')
    writeFileSync(join(cwd, 'a.html'), '<a href="/a b">\n')
    git(cwd, 'add', 'a.html')
    expect(run(cwd, env, 'git', 'commit', '--message', 'Fixed')).toMatchObject({ status: 0 })
    expect(git(cwd, 'show', 'HEAD:a.html')).toBe('<a href="/a%20b">\n')
  })
})
