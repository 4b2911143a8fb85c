import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { annotationsOf, type Inputs, runAction } from './support/action-steps.ts'
import { archivesOf } from './support/archives-of.ts'

// The step of action.yml, run by a shell as GitHub's runner runs it, in a repository that has installed the package.

const folder = mkdtempSync(join(tmpdir(), 'hreflint-action-'))
const origin = join(folder, 'origin')
const temp = join(folder, 'temp')

function git(cwd: string, ...args: readonly string[]): string {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  const author = [
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@example.com',
    '-c',
    'init.defaultBranch=main',
  ]
  return execFileSync('git', [...author, ...args], { cwd, env, encoding: 'utf8', stdio: 'pipe' })
}

/** Runs the action, and reads what it writes for code scanning. */
async function runHere(cwd: string, inputs: Inputs, event = 'push') {
  const result = await runAction(inputs, { cwd, temp, event })
  const sarif: { runs: readonly [{ results: readonly { ruleId: string }[] }] } = JSON.parse(
    readFileSync(join(temp, 'hreflint.sarif'), 'utf8'),
  )
  return { ...result, sarif: sarif.runs[0].results.map(({ ruleId }) => ruleId) }
}

let pullRequest: string

beforeAll(() => {
  execFileSync('mkdir', [origin, temp])
  git(origin, 'init', '--quiet')
  writeFileSync(join(origin, '.gitignore'), 'node_modules/\npackage*.json\n')
  writeFileSync(join(origin, 'old.html'), '<a href="/a b">\n')
  git(origin, 'add', '--all')
  git(origin, 'commit', '--quiet', '-m', 'Old')
  git(origin, 'checkout', '--quiet', '-b', 'feature')
  writeFileSync(join(origin, 'new.html'), '<p>\n  <a href="https://a:65536/">\n')
  git(origin, 'add', '--all')
  git(origin, 'commit', '--quiet', '-m', 'New')
  git(origin, 'checkout', '--quiet', '-b', 'merge', 'main')
  git(origin, 'merge', '--quiet', '--no-ff', '--no-edit', 'feature')
  // As actions/checkout does: the merge and nothing before it.
  pullRequest = join(folder, 'pull-request')
  git(folder, 'clone', '--quiet', '--depth=1', '--branch=merge', `file://${origin}`, pullRequest)
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', ...archivesOf()]
  execFileSync('npm', install, { cwd: pullRequest, stdio: 'pipe' })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a push', () => {
  test('is linted whole; lines are annotated, results are written for code scanning and the summary', async () => {
    const { status, output, sarif, summary } = await runHere(pullRequest, {})
    expect(status).toBe(1)
    expect(annotationsOf(output)).toEqual([
      {
        file: 'new.html',
        line: '2',
        column: '22',
        severity: 'error',
        code: 'whatwg/port-out-of-range',
        message: 'Port 65536 is out of range: the highest port is 65535.',
      },
      expect.objectContaining({ file: 'old.html', line: '1', code: 'whatwg/unescaped-space' }),
    ])
    expect(sarif.toSorted()).toEqual(['whatwg/port-out-of-range', 'whatwg/unescaped-space'])
    expect(summary).toContain('| new.html:2:22 | error |')
  })

  test('takes paths and options from lines, which no shell reads', async () => {
    const { status, output } = await runHere(pullRequest, {
      paths: 'old.html\n\n$(touch stolen).html\n',
      args: '--max-warnings=0\n--select=whatwg/*\n',
    })
    expect(output).toContain('$(touch stolen).html')
    expect(status).toBe(2)
    expect(execFileSync('ls', { cwd: pullRequest, encoding: 'utf8' })).not.toContain('stolen')
    expect(
      (await runHere(pullRequest, { paths: 'old.html', args: '--max-warnings=0' })).status,
    ).toBe(1)
    expect((await runHere(pullRequest, { paths: 'old.html' })).status).toBe(0)
  })
})

describe('a pull request', () => {
  test('is linted on the lines that it changes', async () => {
    const { status, sarif } = await runHere(pullRequest, {}, 'pull_request')
    expect(status).toBe(1)
    expect(sarif).toEqual(['whatwg/port-out-of-range'])
  })

  test('or whole', async () => {
    expect((await runHere(pullRequest, { diff: 'false' }, 'pull_request')).sarif).toHaveLength(2)
  })
})
