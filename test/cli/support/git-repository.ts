import { execFileSync } from 'node:child_process'
import { folderWith } from './run-cli.ts'

/** A repository in a new folder, with these files committed on the branch `main`. */
export function repositoryWith(files: Readonly<Record<string, string>>): string {
  const cwd = folderWith(files)
  git(cwd, 'init', '--quiet', '--initial-branch=main')
  git(cwd, 'config', 'user.name', 'Test')
  git(cwd, 'config', 'user.email', 'test@example.com')
  git(cwd, 'config', 'commit.gpgSign', 'false')
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
