import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const usage = fileURLToPath(new URL('usage.cjs', import.meta.url))

/** Minutes after which a run hangs, on a machine with much else to do. */
const patience = 20

/** What a run of the program came to. */
export interface ProgramRun {
  readonly stdout: string
  readonly stderr: string
  /** Null if the run did not end by itself. */
  readonly exit: number | null
  /** Milliseconds of the processor. */
  readonly time: number
}

/**
 * Runs the command line in a folder, in one thread.
 *
 * @param required A module that is loaded before it.
 */
export function runProgram(
  program: string,
  cwd: string,
  options: readonly string[],
  required?: string,
): Promise<ProgramRun> {
  const more = required === undefined ? [] : ['--require', required]
  const started = spawn(
    process.execPath,
    ['--require', usage, ...more, program, ...options, '--threads', '1', '--no-color'],
    { cwd, stdio: ['ignore', 'pipe', 'pipe', 'pipe'], timeout: patience * 60_000 },
  )
  const [, stdout, stderr, time] = started.stdio.map(stream => {
    const chunks: Buffer[] = []
    stream?.on('data', chunk => chunks.push(chunk))
    return chunks
  })
  const textOf = (chunks: readonly Buffer[] = []) => Buffer.concat(chunks).toString('utf8')
  return new Promise((resolve, reject) => {
    started.once('error', reject)
    started.once('close', exit =>
      resolve({
        stdout: textOf(stdout),
        stderr: textOf(stderr),
        exit,
        time: Number(textOf(time)),
      }),
    )
  })
}
