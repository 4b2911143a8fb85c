import process from 'node:process'
import { hideInText } from '@hreflint/core/internal'
import { reasonOf } from './arguments/usage-error.ts'
import { exitCode } from './exit-code.ts'
import type { Output } from './host.ts'
import { main } from './main.ts'

/** Runs the program in this process, with its arguments and streams. */
export async function run(): Promise<void> {
  // Files are replaced in one go, so a signal that waits for its turn, which comes between two files,
  // never leaves one half-written. A run that writes none can end anywhere, if it ends by itself.
  const writes = /^(?:--(?:fix|add-suppressions|watch)|-\w*w|move$)/
  if (process.argv.some(argument => writes.test(argument))) {
    process.once('SIGINT', () => process.exit(130))
    process.once('SIGTERM', () => process.exit(143))
  }
  // Until the end is known: a process that ends before it has not checked anything.
  process.exitCode = exitCode.couldNotRun
  let isOutputLost = false
  const stdout = openedAtFirstUse(
    () => process.stdout,
    reason => {
      if (!isOutputLost) stderr().write(`hreflint: The output cannot be written: ${reason}.\n`)
      isOutputLost = true
      process.exitCode = exitCode.couldNotRun
    },
  )
  const stderr = openedAtFirstUse(
    () => process.stderr,
    () => {
      isOutputLost = true
      process.exitCode = exitCode.couldNotRun
    },
  )
  try {
    const code = await main(process.argv.slice(2), {
      cwd: process.cwd(),
      env: process.env,
      get stdin() {
        return process.stdin
      },
      get stdout() {
        return stdout()
      },
      get stderr() {
        return stderr()
      },
    })
    process.exitCode = isOutputLost ? exitCode.couldNotRun : code
  } catch (error) {
    const what = hideInText(String(error instanceof Error ? error.stack : error))
    stderr().write(`hreflint: internal error, please report it: ${what}\n`)
    process.exitCode = exitCode.couldNotRun
  }
}

/**
 * Node makes a stream when it is first asked for, which takes a while.
 *
 * @param onLoss Called if the system refuses to write. Not if the reader of the output went away.
 */
function openedAtFirstUse(open: () => Output, onLoss: (reason: string) => void): () => Output {
  let stream: Output | undefined
  return () => {
    stream ??= open().on('error', error => {
      if (!('code' in error && error.code === 'EPIPE')) onLoss(reasonOf(error))
    })
    return stream
  }
}
