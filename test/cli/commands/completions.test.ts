import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, runCli } from '../support/run-cli.ts'

/** The words that a shell offers in place of the last word of a line, in a folder with two files. */
async function offered(shell: string, words: readonly string[]): Promise<readonly string[]> {
  const cwd = folderWith({ 'page one.html': '', 'parts.md': '' })
  const { code, stdout: script } = await runCli(['completions', shell], { cwd })
  expect(code).toBe(0)
  const home = folderWith({ script, ask: askBy[shell] ?? '' })
  const args = [...(shell === 'zsh' ? ['-f'] : []), join(home, 'ask'), join(home, 'script')]
  const env = { ...process.env, HOME: home, TERM: 'dumb' }
  const asked = spawnSync(shell, [...args, 'hreflint', ...words], { cwd, env, encoding: 'utf8' })
  expect(asked.stderr).toBe('')
  return asked.stdout.split('\n').filter(line => line !== '')
}

/** Scripts that load the completions, ask as the shell would at a Tab, and print what it offers. */
const askBy: Readonly<Record<string, string>> = {
  bash: `source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_hreflint; printf '%s\\n' "\${COMPREPLY[@]}"`,
  fish: `source $argv[1]
complete -C (string join ' ' -- $argv[2..]) | string replace -r '\\t.*' ''`,
  // A shell on a terminal of its own in which the word is completed and the line is run.
  zsh: `zmodload zsh/zpty
print -r -- "PS1=; autoload -U compinit; compinit -u -D; source $1
hreflint() { print -r -- G''OT:\\\${(j:,:)@}:E''ND }; print REA''DY" > $1.rc
zpty shell zsh -f -i
zpty -w shell "source $1.rc"
zpty -r -m shell line '*READY*'
shift
zpty -w -n shell "$*"$'\\t\\n'
zpty -r -m shell line '*GOT:*:END*'
print -r -- \${\${line##*GOT:}%%:END*}`,
}

const has = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0
const shells = ['bash', 'fish'].filter(has)

describe.each(shells)('completions for %s', shell => {
  test.each<[words: string[], offers: string[]]>([
    [['--statis'], ['--statistics']],
    [['check', '--statis'], ['--statistics']],
    [['--format', 'sa'], ['sarif']],
    [
      ['--spec', 'rfc398'],
      ['rfc3986', 'rfc3987'],
    ],
    [
      ['parse', '--format', ''],
      ['json', 'text'],
    ],
    [['exp'], ['explain']],
    [['pa'], ['page one.html', 'parse', 'parts.md', 'pattern']],
    [['--config', 'part'], ['parts.md']],
    [['explain', '--spec', 'rfc3986', '--enc'], ['--encoding']],
    [['merge', '--statis'], []],
    [['--select', 'whatwg/unescaped-pi'], ['whatwg/unescaped-pipe']],
    [['--ignore-codes', 'whatwg/unescaped-spa'], ['whatwg/unescaped-space']],
    [['--error-on', 'a,whatwg/unescaped-spa'], ['a,whatwg/unescaped-space']],
    [['explain', 'whatwg/port-o'], ['whatwg/port-out-of-range']],
    [['explain', 'parts.m'], []],
    [['compare', '--spec', 'rfc3987'], ['rfc3987']],
    [['completions', 'z'], ['zsh']],
  ])('%j', async (words, offers) => {
    const unescaped = (await offered(shell, words)).map(word => word.replaceAll('\\', ''))
    expect(unescaped.toSorted()).toEqual(offers)
  })
})

describe.skipIf(!has('zsh'))('completions for zsh', () => {
  test.each<[words: string[], line: string]>([
    [['--statis'], '--statistics'],
    [['check', '--statis'], 'check,--statistics'],
    [['--format', 'sa'], '--format,sarif'],
    [['exp'], 'explain'],
    [['--config', 'part'], '--config,parts.md'],
    [['explain', '--spec', 'rfc3986', '--enc'], 'explain,--spec,rfc3986,--encoding'],
    [['merge', '--statis'], 'merge,--statis'],
    [['--select', 'whatwg/unescaped-spa'], '--select,whatwg/unescaped-space'],
    [['--error-on', 'a,whatwg/unescaped-spa'], '--error-on,a,whatwg/unescaped-space'],
    [['explain', 'whatwg/port-o'], 'explain,whatwg/port-out-of-range'],
    [['completions', 'z'], 'completions,zsh'],
  ])('%j', async (words, line) => {
    expect(await offered('zsh', words)).toEqual([line])
  })
})

test.each(['bash', 'zsh', 'fish'])(
  'completions for %s name every option of the help',
  async shell => {
    const cwd = folderWith({})
    const { stdout } = await runCli(['completions', shell], { cwd })
    for (const command of ['check', 'parse', 'explain', 'compare', 'pattern', 'merge']) {
      const help = (await runCli([command, '--help'], { cwd })).stdout
      const options = [...help.matchAll(/^ +(?:-\w, )?--([\w-]+)/gm)].map(([, name = '']) => name)
      expect(options.length).toBeGreaterThan(2)
      for (const name of options.filter(option => option !== 'help')) {
        expect(stdout).toMatch(new RegExp(`(?:--|-l )${name}\\b`))
      }
    }
  },
)

test('another shell is refused', async () => {
  const run = await runCli(['completions', 'cmd'], { cwd: folderWith({}) })
  expect(run).toMatchObject({ code: 2, stdout: '' })
})
