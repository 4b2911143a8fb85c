import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { builtProgram } from '../support/built-program.ts'
import { runBuilt } from '../support/run-built.ts'
import { treeOf } from './tree-of.ts'

/** The number of documents whose links are written. All of it takes some tenths of a second. */
const count = 60

/** What killing a move has left. */
export interface Killed {
  /** Whether the journal was there, so that the process died while it wrote. */
  readonly wasWriting: boolean
  /** The state after the same command has been run again: the moved site, or neither. */
  readonly end: 'moved' | 'half'
}

const files: Readonly<Record<string, string>> = Object.fromEntries([
  ['guide/install.md', '# Install\n\n[0](../pages/0.md)\n'],
  ...Array.from({ length: count }, (_, number) => [
    `pages/${number}.md`,
    `# ${number}\n\n[i](../guide/install.md#install)\n`,
  ]),
])

const moved: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) =>
    path.startsWith('guide/')
      ? ['manual/first/steps.md', text.replace('../', '../../')]
      : [path, text.replace('guide/install.md', 'manual/first/steps.md')],
  ),
)

/**
 * Kills a move after some milliseconds, counted from when it begins to write, and runs the same command
 * again.
 */
export async function killMove(delay: number): Promise<Killed> {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'hreflint-')))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true })
      writeFileSync(join(cwd, path), text)
    }
    const args = ['move', 'guide/install.md', 'manual/first/steps.md']
    const journal = join(cwd, '.hreflint-move.json')
    const child = spawn(process.execPath, [builtProgram(), ...args], { cwd, stdio: 'ignore' })
    const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
    while (!existsSync(journal) && child.exitCode === null) await sleep(1)
    await sleep(delay)
    child.kill('SIGKILL')
    await ended
    const wasWriting = existsSync(journal)
    runBuilt(args, { cwd })
    const tree = JSON.stringify(treeOf(cwd))
    const whole = JSON.stringify(Object.fromEntries(Object.entries(moved).sort()))
    const sorted = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(tree)).sort()))
    return { wasWriting, end: sorted === whole ? 'moved' : 'half' }
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
