import { spawnSync } from 'node:child_process'
import { UsageError } from '../usage-error.ts'

/** Output of git is refused above this: 1 GiB. */
const maxBuffer = 1024 ** 3

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
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    cwd,
    maxBuffer,
    ...(input === undefined ? {} : { input }),
  })
  if (error !== undefined) throw new UsageError(`${purpose}: git cannot be run: ${error.message}.`)
  if (status === 0) return stdout
  const [line = ''] = stderr.toString().trim().split('\n')
  throw new UsageError(`${purpose}: git says: ${line.replace(/^fatal: /, '').replace(/\.$/, '')}.`)
}

/** The folder of the work tree. */
export function workTree(cwd: string, purpose: string): string {
  return runGit(cwd, ['rev-parse', '--show-toplevel'], purpose).toString().replace(/\n$/, '')
}

/** The parts of a `-z` output. */
export function splitNul(output: Buffer): readonly string[] {
  return output.toString().split('\0').slice(0, -1)
}
