import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderWith } from './run-cli.ts'

const settings = `[user]
\tname = Test
\temail = test@example.com
[commit]
\tgpgSign = false
`

/** A repository in a new folder, with these files committed on the branch `main`. */
export function repositoryWith(files: Readonly<Record<string, string>>): string {
  const cwd = folderWith(files)
  // Without the hooks that git copies as examples, and without a process for each setting.
  git(cwd, 'init', '--quiet', '--initial-branch=main', '--template=')
  appendFileSync(join(cwd, '.git', 'config'), settings)
  git(cwd, 'add', '--all')
  git(cwd, 'commit', '--quiet', '--allow-empty', '--message', 'First')
  return cwd
}

/** Runs git, without the configuration and the hooks of whoever runs the tests. */
export function git(cwd: string, ...args: readonly string[]): string {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  return execFileSync('git', args, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
