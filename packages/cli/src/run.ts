import process from 'node:process'
import { exitCode } from './exit-code.ts'
import type { Output } from './host.ts'
import { main } from './main.ts'

/** Runs the program in this process, with its arguments and streams. */
export async function run(): Promise<void> {
  // Files are replaced in one go, so a signal that waits for its turn, which comes between two files,
  // never leaves one half-written. A run that writes none can end anywhere, if it ends by itself.
  if (process.argv.some(argument => /^(?:--(?:fix|add-suppressions|watch)|-\w*w)/.test(argument))) {
    process.once('SIGINT', () => process.exit(130))
    process.once('SIGTERM', () => process.exit(143))
  }
  // Until the end is known: a process that ends before it has not checked anything.
  process.exitCode = exitCode.couldNotRun
  const stdout = openedAtFirstUse(() => process.stdout)
  const stderr = openedAtFirstUse(() => process.stderr)
  try {
    process.exitCode = await main(process.argv.slice(2), {
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
  } catch (error) {
    const what = error instanceof Error ? error.stack : error
    stderr().write(`hreflint: internal error, please report it: ${what}\n`)
    process.exitCode = exitCode.couldNotRun
  }
}

/** Node makes a stream when it is first asked for, which takes a while. */
function openedAtFirstUse(open: () => Output): () => Output {
  let stream: Output | undefined
  return () => {
    // The reader of the output went away: nothing can be written any more.
    stream ??= open().on('error', () => {})
    return stream
  }
}
