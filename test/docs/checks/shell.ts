import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { git, repositoryWith } from '../../cli/support/git-repository.ts'
import { runCli } from '../../cli/support/run-cli.ts'
import { readManifest, readSource, repositoryRoot } from '../../support/source-files.ts'
import type { SampleCheck } from './check.ts'

const page = '<a href="https://example.com/a b">x</a>\n'

/** What the commands of the documentation find where they are tried. */
const files = {
  'page.html': page,
  'site/index.html': page,
  'sites/shop/index.html': page,
  'path/to/page.html': page,
  'docs/index.md': '[a](/b)\n',
  'install.md': '# Install\n',
  'guide/install.md': '# Install\n',
  'guide/start.md': '## Setup\n',
  'images/logo.png': '',
  'dist/index.html': '<a href="guide/">Guide</a>\n',
  'dist/guide/index.html': '<h1 id="guide">Guide</h1>\n',
  '1.json': '[]',
  '2.json': '[]',
  'urls-1.json': '[]',
  'urls-2.json': '[]',
}

/** Scripts of the manifest at the root; some lines of the documentation are for this repository. */
const { scripts } = JSON.parse(readSource('package.json')) as { scripts: Record<string, string> }

/**
 * Runs a command line of the documentation, or looks whether what it names is there.
 *
 * @param cwd The repository to run it in; the lines of one sample share one.
 */
export async function runCommand(line: string, cwd = sampleRepository()): Promise<void> {
  const words = wordsOf(line.replace(/^npx (?:--yes |-y |--no )?(?=hreflint\b)/, ''))
  const [program = '', ...rest] = words
  const [first = '', ...others] = rest
  if (program === 'hreflint') return runHreflint(rest, cwd)
  if (program === 'hreflint-language-server') {
    const { bin } = JSON.parse(readSource('packages/language-server/package.json'))
    expect(Object.keys(bin)).toContain(program)
  } else if (program === 'npm' && first === 'install') expectPackages(others)
  else if (program === 'npm' && ['test', 'start', 'run'].includes(first)) {
    const name = first === 'run' ? others[0] : first
    expect(scripts).toHaveProperty([name ?? ''])
    expectPaths(others)
  } else if (program === 'npm') expect(words).toEqual(['npm', 'init', '-y'])
  else if (program === 'pnpm') expect(scripts).toHaveProperty([first])
  else if (program === 'npx') {
    const folders = ['node_modules/.bin', 'test/node_modules/.bin']
    const isThere = folders.some(folder => existsSync(join(repositoryRoot, folder, first)))
    expect(isThere, first).toBe(true)
    expectPaths(others)
  } else if (program === 'git') git(cwd, ...rest)
  else if (program === 'podman') expectImage(first, others)
  else if (program === 'echo') expect(words.at(-1)).toBe('.husky/pre-commit')
  else throw new Error(`Nothing is known of the command ${program}.`)
}

/** Linting ends with 0 or 1; 2 would mean that something in the line is not understood. */
async function runHreflint(args: readonly string[], cwd: string): Promise<void> {
  const run = await runCli(args, { cwd, stdin: page })
  expect([0, 1], run.stderr).toContain(run.code)
}

/** Variables are shown as they should be. */
async function expectRightVariables(text: string, cwd: string): Promise<void> {
  const run = await runCli(['--stdin', '--stdin-filename', '.env'], { cwd, stdin: text })
  expect(run).toEqual({ code: 0, stdout: '', stderr: '' })
}

/** A folder for the commands of one sample. */
export function sampleRepository(): string {
  const cwd = repositoryWith(files)
  git(cwd, 'update-ref', 'refs/remotes/origin/main', 'HEAD')
  return cwd
}

function expectPackages(names: readonly string[]): void {
  const { devDependencies = {} } = readManifest('test')
  // What a release has packed is installed by test/package.
  const packed = '../hreflint/.cache/release/*.tgz'
  for (const name of names.filter(word => !word.startsWith('-') && word !== packed)) {
    expect(devDependencies).toHaveProperty([name])
  }
}

/** Images are built and run by test/package. */
function expectImage(command: string, words: readonly string[]): void {
  expect(['build', 'run']).toContain(command)
  const recipe = words.indexOf('-f') + 1
  if (recipe > 0) expect(existsSync(join(repositoryRoot, words[recipe] ?? ''))).toBe(true)
  expect(words).toContain('hreflint')
}

function expectPaths(words: readonly string[]): void {
  for (const word of words) {
    if (/^(?:test|packages|docs)\//.test(word)) {
      expect(existsSync(join(repositoryRoot, word)), word).toBe(true)
    }
  }
}

/** The words of a line as a shell divides it; quotes and comments are all that the lines have. */
function wordsOf(line: string): readonly string[] {
  const words = [...line.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|#.*|(\S+)/g)]
  return words.flatMap(([all, double, single, plain]) =>
    all.startsWith('#') ? [] : (double?.replaceAll(/\\([\\"$`])/g, '$1') ?? single ?? plain ?? []),
  )
}

export const shellSample: SampleCheck = {
  title: 'is run',
  fits: ({ language }) => language === 'sh',
  async check({ text }) {
    const lines = text.split('\n').filter(line => line.trim() !== '')
    expect(lines).not.toEqual([])
    const cwd = sampleRepository()
    if (lines.every(line => /^[A-Z_]+=/.test(line))) return expectRightVariables(text, cwd)
    for (const line of lines) {
      await runCommand(line, cwd)
      // The other shard of a run on two machines.
      if (line.endsWith('# and 2/2 on another')) {
        await runCommand(line.replace('1/2', '2/2').replace('1.json', '2.json'), cwd)
      }
    }
  },
}
