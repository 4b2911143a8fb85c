import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recipeFor } from '../../support/recipes.ts'
import { builtProgram } from '../support/built-program.ts'
import { git, repositoryWith } from '../support/git-repository.ts'
import { folderWith } from '../support/run-cli.ts'

// What the README tells to copy, in a repository that has nothing else but the installed package.

const broken = '<a href="https://example.com:70000/">\n'
const ignored = { '.gitignore': 'node_modules/\n' }
const hasPreCommit = spawnSync('pre-commit', ['--version']).status === 0

/** A repository in which npx finds the program, as after `npm install hreflint`. */
function repositoryWithProgram(files: Readonly<Record<string, string>>): string {
  const program = `#!/bin/sh\nexec '${process.execPath}' '${builtProgram()}' "$@"\n`
  const cwd = repositoryWith({ ...ignored, ...files, 'node_modules/.bin/hreflint': program })
  chmodSync(join(cwd, 'node_modules/.bin/hreflint'), 0o755)
  return cwd
}

function run(cwd: string, command: string, ...args: readonly string[]) {
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    PRE_COMMIT_HOME: folderWith({}),
    // Nothing is fetched: what npx does not find here is an error.
    npm_config_offline: 'true',
  }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  return { status, stdout, output: stdout + stderr }
}

/** The shell commands of a workflow or a pipeline. */
function commandsOf(recipe: string): readonly string[] {
  return [...recipe.matchAll(/^\s*(?:- run|script): (.+)$/gm)].flatMap(([, line = '']) => line)
}

describe.skipIf(!hasPreCommit)(
  hasPreCommit ? 'pre-commit' : 'pre-commit (skipped: the program is not installed)',
  () => {
    test('the recipe of the README blocks a broken href and lets a fixed one through', () => {
      const name = '.pre-commit-config.yaml'
      const cwd = repositoryWithProgram({ [name]: recipeFor('Before each commit', name) })
      expect(run(cwd, 'pre-commit', 'install')).toMatchObject({ status: 0 })
      writeFileSync(join(cwd, 'a.html'), broken)
      git(cwd, 'add', '--all')
      const blocked = run(cwd, 'git', 'commit', '--message', 'Broken')
      expect(blocked.status, blocked.output).toBe(1)
      expect(blocked.output).toContain('whatwg/port-out-of-range')
      writeFileSync(join(cwd, 'a.html'), '<a href="https://example.com/">\n')
      git(cwd, 'add', '--all')
      const passed = run(cwd, 'git', 'commit', '--message', 'Sound')
      expect(passed, passed.output).toMatchObject({ status: 0 })
    })
  },
)

const pipelines: readonly [file: string, shown: string, report: string, member: string][] = [
  [
    '.github/workflows/hreflint.yml',
    '::error file=a.html,line=1,',
    'hreflint.sarif',
    '"whatwg/port-out-of-range"',
  ],
  [
    '.gitlab-ci.yml',
    'a.html:1:30  error  whatwg/port-out-of-range',
    'gl-code-quality-report.json',
    '"whatwg/port-out-of-range"',
  ],
]

describe.each(pipelines)('%s', (file, shown, report, member) => {
  test('fails for a broken href, and leaves the report that it uploads', () => {
    const recipe = recipeFor('In CI', file)
    const cwd = repositoryWithProgram({ [file]: recipe, 'a.html': broken })
    const commands = commandsOf(recipe)
    expect(commands).toHaveLength(1)
    const { status, stdout, output } = run(cwd, 'sh', '-c', commands.join('\n'))
    expect(status, output).toBe(1)
    expect(stdout).toContain(shown)
    expect(recipe.match(/(?:sarif_file|codequality): (\S+) }/)?.[1]).toBe(report)
    expect(readFileSync(join(cwd, report), 'utf8')).toContain(member)
  })

  test('passes when there is nothing to report', () => {
    const recipe = recipeFor('In CI', file)
    const cwd = repositoryWithProgram({ [file]: recipe, 'a.html': '<a href="/">\n' })
    const { status, output } = run(cwd, 'sh', '-c', commandsOf(recipe).join('\n'))
    expect(status, output).toBe(0)
    expect(existsSync(join(cwd, report))).toBe(true)
  })
})
