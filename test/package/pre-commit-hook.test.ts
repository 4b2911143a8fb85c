import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const checkout = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'hreflint-hook-'))
const clone = join(folder, 'hreflint')
const tag = 'v0.0.0'

/** Hooks that are pinned to a tag of a clone of this repository. */
const configuration = `repos:
  - repo: ${clone}
    rev: ${tag}
    hooks:
      - id: hreflint
        args: [--threads, '2']
      - id: hreflint-fix
        stages: [manual]
`

/** No package manager may fetch anything, so that what runs is what was installed. */
const offline = { npm_config_offline: 'true', https_proxy: 'http://127.0.0.1:9' }

function preCommit(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync('pre-commit', args, {
    cwd,
    env: { ...process.env, PRE_COMMIT_HOME: join(folder, 'home'), ...env },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

function git(cwd: string, ...args: readonly string[]): string {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  return execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: 'pipe' })
}

/** A repository whose hooks are this checkout's, with one file. */
function repository(name: string, text: string | Uint8Array): string {
  const cwd = mkdtempSync(join(folder, 'user-'))
  git(cwd, 'init', '--quiet')
  writeFileSync(join(cwd, '.pre-commit-config.yaml'), configuration)
  writeFileSync(join(cwd, name), text)
  git(cwd, 'add', '--all')
  return cwd
}

beforeAll(() => {
  // What is not committed is tried as well.
  const commit = git(checkout, 'stash', 'create').trim() || 'HEAD'
  const revision = git(checkout, 'rev-parse', commit).trim()
  git(folder, 'clone', '--quiet', '--no-checkout', '--shared', checkout, clone)
  git(clone, 'tag', tag, revision)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('pre-commit installs the tagged command line, which then runs without a network', () => {
  const cwd = repository('a.html', '<a href="https://example.com:70000/">\n')
  const installed = preCommit(cwd, ['install-hooks'])
  expect(installed.status, installed.output).toBe(0)
  const broken = preCommit(cwd, ['run'], offline)
  expect(broken, broken.output).toMatchObject({ status: 1 })
  expect(broken.output).toContain('a.html:1:30  error  whatwg/port-out-of-range')
  writeFileSync(join(cwd, 'a.html'), '<a href="https://example.com/">\n')
  git(cwd, 'add', '--all')
  expect(preCommit(cwd, ['run'], offline)).toMatchObject({ status: 0 })
})

test('the installed command line finds its dependencies: encodings and names of hosts', () => {
  const legacy = Buffer.from(
    '<meta charset="big5"><a href="https://\xa4\xa4.example:70000/?\xa4\xa4">\n',
    'latin1',
  )
  const cwd = repository('a.html', legacy)
  const { status, output } = preCommit(cwd, ['run'], offline)
  expect(status, output).toBe(1)
  expect(output).toContain('a.html:1:49  error  whatwg/port-out-of-range')
})

test('hreflint-fix repairs the file and stops the commit', () => {
  const cwd = repository('a.html', '<a href="/a b">\n')
  const run = ['run', '--hook-stage', 'manual', 'hreflint-fix']
  expect(preCommit(cwd, run, offline)).toMatchObject({ status: 1 })
  expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe('<a href="/a%20b">\n')
  git(cwd, 'add', '--all')
  expect(preCommit(cwd, run, offline)).toMatchObject({ status: 0 })
})

test('npm installs the command line from git, as pre-commit does from version 4.6 on', () => {
  const prefix = join(folder, 'prefix')
  const args = ['install', '--global', '--allow-git=root', '--install-links', '--prefix', prefix]
  execFileSync('npm', [...args, `git+file://${clone}#${tag}`], { cwd: folder, stdio: 'pipe' })
  const command = join(prefix, 'bin', 'hreflint')
  const { status, stdout } = spawnSync(command, ['-'], {
    input: '<a href="https://example.com:70000/">\n',
    env: { ...process.env, ...offline },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout).toContain('whatwg/port-out-of-range')
})
