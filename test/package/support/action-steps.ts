import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { runToEnd } from './run-to-end.ts'

const checkout = fileURLToPath(new URL('../../..', import.meta.url))

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>
  readonly runs: {
    readonly steps: readonly {
      readonly run?: string
      readonly env?: Readonly<Record<string, string>>
    }[]
  }
}

const action: Action = parse(readFileSync(join(checkout, 'action.yml'), 'utf8'))

export type Inputs = Readonly<Record<string, string>>

/** A job as GitHub's runner has it. */
export interface Job {
  /** The repository that was checked out. */
  readonly cwd: string
  /** The runner's folder for temporary files. */
  readonly temp: string
  readonly env?: NodeJS.ProcessEnv
  readonly event?: string
}

/** Runs the step of action.yml in a shell, as GitHub's runner does. */
export async function runAction(
  inputs: Inputs,
  { cwd, temp, env = process.env, event = 'push' }: Job,
) {
  const [step] = action.runs.steps
  const own = Object.entries(step?.env ?? {}).map(([name, text]) => [
    name,
    filledIn(text, inputs, temp),
  ])
  const summary = join(temp, 'summary.md')
  writeFileSync(summary, '')
  const shell = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? '']
  const ended = await runToEnd('bash', shell, {
    cwd,
    env: {
      ...env,
      ...Object.fromEntries(own),
      GITHUB_EVENT_NAME: event,
      GITHUB_STEP_SUMMARY: summary,
    },
  })
  return { ...ended, summary: readFileSync(summary, 'utf8') }
}

/** What `${{ … }}` stands for. */
function filledIn(text: string, inputs: Inputs, temp: string): string {
  return text.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, name: string) => {
    if (name === 'runner.temp') return temp
    if (name === 'github.action_path') return checkout
    const input = name.replace(/^inputs\./, '')
    const value = inputs[input] ?? action.inputs[input]?.default
    if (value === undefined) throw new Error(`Unknown: ${name}`)
    return value
  })
}

/** What the runner's problem matcher makes of a log. */
export function annotationsOf(log: string): readonly object[] {
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
