import { spawnSync } from 'node:child_process'
import { UsageError } from '../../arguments/usage-error.ts'

/** Output of git is refused above this: 1 GiB. */
const maxBuffer = 1024 ** 3

/**
 * What a repository may have set up for every command: programs that git would start, and files that it
 * would write, only to be asked what has changed.
 */
const readOnly = [
  '--no-optional-locks',
  '-c',
  'core.fsmonitor=false',
  '-c',
  'core.hooksPath=/dev/null',
]

/** For `git diff`: what is compared and printed, whatever the repository's configuration says. */
export const plainDiff = [
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--no-relative',
  '--ignore-submodules',
]

/**
 * Runs git and gives what it prints.
 *
 * @param purpose The option that needs git, for the message.
 * @throws UsageError if git is not there or says no; the message has its first line.
 */
export function runGit(
  cwd: string,
  args: readonly string[],
  purpose: string,
  input?: string,
): Buffer {
  const { error, status, stdout, stderr } = spawnSync('git', [...readOnly, ...args], {
    cwd,
    maxBuffer,
    ...(input === undefined ? {} : { input }),
  })
  if (error !== undefined) throw new UsageError(`${purpose}: cannot run git: ${error.message}.`)
  if (status === 0) return stdout
  const [line = ''] = stderr.toString().trim().split('\n')
  throw new UsageError(`${purpose}: git says: ${line.replace(/^fatal: /, '').replace(/\.$/, '')}.`)
}

/**
 * A revision as the last option of a command, which git can never read as an option.
 *
 * @throws UsageError for what git would have to take for one: no revision begins with a hyphen.
 */
export function revision(ref: string, purpose: string): readonly string[] {
  if (ref === '' || ref.startsWith('-')) {
    throw new UsageError(`${purpose} needs a revision, but ${JSON.stringify(ref)} is not one.`)
  }
  return ['--end-of-options', ref]
}

/** Returns the folder of the work tree. */
export function workTree(cwd: string, purpose: string): string {
  return runGit(cwd, ['rev-parse', '--show-toplevel'], purpose).toString().replace(/\n$/, '')
}

/** Returns the parts of a `-z` output. */
export function splitNul(output: Buffer): readonly string[] {
  return output.toString().split('\0').slice(0, -1)
}
