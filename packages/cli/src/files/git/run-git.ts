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

/** How much a run of git may take. */
export interface GitLimits {
  /** In milliseconds. */
  readonly time: number
  /** Of the output, in bytes. */
  readonly size: number
}

/**
 * Runs git and gives what it prints.
 *
 * @param purpose The option that needs git, for the message.
 * @param limits Git is stopped where it takes more, which counts as a no. Default: it may take its time.
 * @throws UsageError if git is not there or says no; the message has its first line.
 */
export function runGit(
  cwd: string,
  args: readonly string[],
  purpose: string,
  input?: string,
  limits?: GitLimits,
): Buffer {
  const { error, status, stdout, stderr } = spawnSync('git', [...readOnly, ...args], {
    cwd,
    env: withoutPrograms(cwd),
    maxBuffer: limits?.size ?? maxBuffer,
    ...(limits === undefined ? {} : { timeout: limits.time, killSignal: 'SIGKILL' }),
    ...(input === undefined ? {} : { input }),
  })
  if (error !== undefined) throw new UsageError(`${purpose}: cannot run git: ${error.message}.`)
  if (status === 0) return stdout
  const [line = ''] = stderr.toString().trim().split('\n')
  throw new UsageError(`${purpose}: git says: ${line.replace(/^fatal: /, '').replace(/\.$/, '')}.`)
}

/** What the environment of git is in a folder. */
const environments = new Map<string, NodeJS.ProcessEnv>()

/**
 * Returns an environment in which git fetches nothing and starts no program that the repository's own
 * configuration names. What the configuration of the user names still runs, such as the filters of Git LFS.
 */
function withoutPrograms(cwd: string): NodeJS.ProcessEnv {
  const known = environments.get(cwd)
  if (known !== undefined) return known
  const { env } = process
  const before = Number(env.GIT_CONFIG_COUNT ?? 0) || 0
  const settings = ['--local', '--worktree'].flatMap(scope => {
    const args = ['config', scope, '--includes', '--name-only', '-z', '--get-regexp', programs]
    const { status, stdout } = spawnSync('git', args, { cwd })
    return status === 0 ? splitNul(stdout) : []
  })
  const quiet = Object.fromEntries(
    settings.flatMap((key, index) => [
      [`GIT_CONFIG_KEY_${before + index}`, key],
      [`GIT_CONFIG_VALUE_${before + index}`, harmless[key.slice(key.lastIndexOf('.') + 1)] ?? ''],
    ]),
  )
  const count = { GIT_CONFIG_COUNT: String(before + settings.length) }
  // Git older than 2.39.4 would fetch what a partial clone lacks. It may use no way to do so.
  const offline = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: '' }
  const own = { ...env, ...quiet, ...count, ...offline }
  environments.set(cwd, own)
  return own
}

/** The settings that name programs which git starts to read files or missing objects. */
const programs = '^(filter\\..*\\.(clean|smudge|process|required)|remote\\..*\\.uploadpack)$'

/** What they are set to. Without a value, git starts nothing. */
const harmless: Readonly<Record<string, string>> = {
  required: 'false',
  uploadpack: 'git-upload-pack',
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
