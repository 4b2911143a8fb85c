import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '@hreflint/documents'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { builtProgram } from '../support/built-program.ts'
import { git, repositoryWith } from '../support/git-repository.ts'
import { folderWith } from '../support/run-cli.ts'

// prek is another program for the same configuration.
const prek = fileURLToPath(new URL('../../node_modules/.bin/prek', import.meta.url))
const programs = [
  ['pre-commit', 'pre-commit'],
  ['prek', prek],
] as const
const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0
const titleOf = (name: string, program: string) =>
  isInstalled(program) ? name : `${name} (skipped: the program is not installed)`

/** The entry of the README, with this checkout in place of the published package. */
function configuration(options = '', filter = 'types_or: [html, css, markdown, svg, xml]'): string {
  const entry = `'${process.execPath}' '${builtProgram()}'${options}`
  return `repos:
  - repo: local
    hooks:
      - id: hreflint
        name: hreflint
        language: system
        entry: ${JSON.stringify(entry)}
        ${filter}
`
}

function repository(program: string, options?: string): string {
  const cwd = repositoryWith({
    'a.html': '<a href="/">\n',
    '.pre-commit-config.yaml': configuration(options),
  })
  execFileSync(program, ['install'], { cwd, env: environment() })
  return cwd
}

function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    PRE_COMMIT_HOME: folderWith({}),
    PREK_HOME: folderWith({}),
  }
}

function commit(cwd: string) {
  return spawnSync('git', ['commit', '--message', 'Change'], {
    cwd,
    env: environment(),
    encoding: 'utf8',
  })
}

for (const [name, program] of programs) {
  describe.skipIf(!isInstalled(program))(titleOf(name, program), () => {
    tests(program)
  })
}

function tests(program: string): void {
  test('a broken href blocks the commit, and a fix lets it through', () => {
    const cwd = repository(program)
    writeFileSync(join(cwd, 'a.html'), '<a href="http:\\\\exa mple.com\\a b">\n')
    git(cwd, 'add', 'a.html')
    const blocked = commit(cwd)
    expect(blocked.status).toBe(1)
    expect(blocked.stdout + blocked.stderr).toContain(
      'a.html:1:20  error  whatwg/domain-forbidden-code-point',
    )
    writeFileSync(join(cwd, 'a.html'), '<a href="http://example.com/a%20b">\n')
    git(cwd, 'add', 'a.html')
    expect(commit(cwd).status).toBe(0)
  })

  test('the published hook is given the files of every language', () => {
    const hooks = parse(
      readFileSync(new URL('../../../.pre-commit-hooks.yaml', import.meta.url), 'utf8'),
    )
    expect(hooks[1].files).toBe(hooks[0].files)
    const all = languages.flatMap(({ extensions, fileNames = [] }) => [
      ...extensions.flatMap(extension => [`a.${extension}`, `.${extension}`]),
      ...fileNames,
    ])
    const names = [...new Set(all)]
    const filter = `files: ${JSON.stringify(hooks[0].files)}`
    const cwd = repositoryWith({
      ...Object.fromEntries(names.map(name => [`files/${name}`, 'https://a.example/\n'])),
      'files/a.png': 'https://a.example/\n',
      '.pre-commit-config.yaml': configuration('', filter).replace(/entry: .*/, 'entry: ls -a --'),
    })
    const run = spawnSync(program, ['run', '--all-files', '--verbose'], {
      cwd,
      env: environment(),
      encoding: 'utf8',
    })
    const given = Array.from(run.stdout.matchAll(/^\s*files\/(.*)$/gm), ([, name = '']) => name)
    expect(run.status).toBe(0)
    expect(given.toSorted()).toEqual(names.toSorted())
  })

  test('what is not staged neither counts nor gets lost', () => {
    const cwd = repository(program)
    writeFileSync(join(cwd, 'a.html'), '<a href="/staged">\n')
    git(cwd, 'add', 'a.html')
    const unstaged = '<a href="https://a:70000/">\n'
    writeFileSync(join(cwd, 'a.html'), unstaged)
    expect(commit(cwd).status).toBe(0)
    expect(git(cwd, 'show', 'HEAD:a.html')).toBe('<a href="/staged">\n')
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe(unstaged)
  })

  test('--fix repairs the file and stops, so that the repair can be looked at', () => {
    const cwd = repository(program, ' --fix')
    writeFileSync(join(cwd, 'a.html'), '<a href="/a b">\n')
    git(cwd, 'add', 'a.html')
    expect(commit(cwd).status).toBe(1)
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe('<a href="/a%20b">\n')
    git(cwd, 'add', 'a.html')
    expect(commit(cwd).status).toBe(0)
  })

  test('the hooks of this repository are valid', () => {
    const manifest = fileURLToPath(new URL('../../../.pre-commit-hooks.yaml', import.meta.url))
    const { status, stdout } = spawnSync(program, ['validate-manifest', manifest], {
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  })
}
