import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { archivesOf } from './archives-of.ts'

// The step of action.yml, run by a shell as GitHub's runner runs it, in a repository that has installed the package.

const checkout = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'hreflint-action-'))
const origin = join(folder, 'origin')
const temp = join(folder, 'temp')

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
  readonly with?: Readonly<Record<string, string>>
}

const action: {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>
  readonly runs: { readonly steps: readonly Step[] }
} = parse(readFileSync(join(checkout, 'action.yml'), 'utf8'))

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

/** What `${{ … }}` stands for. */
function filledIn(text: string, inputs: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, name: string) => {
    if (name === 'runner.temp') return temp
    if (name === 'github.action_path') return checkout
    const input = name.replace(/^inputs\./, '')
    const value = inputs[input] ?? action.inputs[input]?.default
    if (value === undefined) throw new Error(`Unknown: ${name}`)
    return value
  })
}

function runAction(cwd: string, inputs: Readonly<Record<string, string>>, event = 'push') {
  const [step] = action.runs.steps
  const own = Object.entries(step?.env ?? {}).map(([name, text]) => [name, filledIn(text, inputs)])
  const summary = join(temp, 'summary.md')
  writeFileSync(summary, '')
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? ''],
    {
      cwd,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...Object.fromEntries(own),
        GITHUB_EVENT_NAME: event,
        GITHUB_STEP_SUMMARY: summary,
      },
    },
  )
  const sarif: { runs: readonly [{ results: readonly { ruleId: string }[] }] } = JSON.parse(
    readFileSync(join(temp, 'hreflint.sarif'), 'utf8'),
  )
  return {
    status,
    output: stdout + stderr,
    sarif: sarif.runs[0].results.map(({ ruleId }) => ruleId),
    summary: readFileSync(summary, 'utf8'),
  }
}

/** What the runner's problem matcher makes of a log. */
function annotations(log: string): readonly object[] {
  const { problemMatcher } = JSON.parse(
    readFileSync(join(checkout, '.github/action/problem-matcher.json'), 'utf8'),
  )
  const [{ regexp, ...groups }] = problemMatcher[0].pattern
  return log.split('\n').flatMap(line => {
    const match = new RegExp(regexp).exec(line)
    if (match === null) return []
    return [
      Object.fromEntries(
        Object.entries(groups).map(([name, group]) => [name, match[Number(group)]]),
      ),
    ]
  })
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
  test('is linted whole; lines are annotated, results are written for code scanning and the summary', () => {
    const { status, output, sarif, summary } = runAction(pullRequest, {})
    expect(status).toBe(1)
    expect(annotations(output)).toEqual([
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

  test('takes paths and options from lines, which no shell reads', () => {
    const { status, output } = runAction(pullRequest, {
      paths: 'old.html\n\n$(touch stolen).html\n',
      args: '--max-warnings=0\n--select=whatwg/*\n',
    })
    expect(output).toContain('$(touch stolen).html')
    expect(status).toBe(2)
    expect(execFileSync('ls', { cwd: pullRequest, encoding: 'utf8' })).not.toContain('stolen')
    expect(runAction(pullRequest, { paths: 'old.html', args: '--max-warnings=0' }).status).toBe(1)
    expect(runAction(pullRequest, { paths: 'old.html' }).status).toBe(0)
  })
})

describe('a pull request', () => {
  test('is linted on the lines that it changes', () => {
    const { status, sarif } = runAction(pullRequest, {}, 'pull_request')
    expect(status).toBe(1)
    expect(sarif).toEqual(['whatwg/port-out-of-range'])
  })

  test('or whole', () => {
    expect(runAction(pullRequest, { diff: 'false' }, 'pull_request').sarif).toHaveLength(2)
  })
})
