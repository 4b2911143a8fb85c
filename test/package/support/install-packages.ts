import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** What the tests run beside the packages. They share one installation, since that takes longer than most of them. */
const tools = [
  ...['bun@1', 'deno@2', 'eslint@10', 'typescript@5', '@types/node@20'],
  ...['publint@0.3', '@arethetypeswrong/cli@0.18', '@actions/workflow-parser@0.3'],
  ...['esbuild@0.28', 'rollup@4', '@rollup/plugin-node-resolve', 'webpack@5', 'webpack-cli'],
]

/** Installs packed packages and the tools in an empty folder, as a user does. */
export function installPackages(folder: string, archives: readonly string[]): void {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), manifest)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...archives, ...tools], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** A folder for the files of one test file, where all packages are found. */
export function folderFor(test: string): string {
  const folder = join(inject('installed'), test)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), manifest)
  return folder
}

const manifest = '{ "private": true, "type": "module" }\n'
