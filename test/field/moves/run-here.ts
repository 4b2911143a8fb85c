import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { main } from 'hreflint'

/** What a run of the command line came to. */
export interface RunHere {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command line in this process, which is a lot faster for thousands of runs. */
export async function runHere(cwd: string, args: readonly string[]): Promise<RunHere> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const output = [text(stdout), text(stderr)]
  const code = await main(args, { cwd, env: {}, stdin: Readable.from([]), stdout, stderr })
  stdout.end()
  stderr.end()
  const [out = '', err = ''] = await Promise.all(output)
  return { code, stdout: out, stderr: err }
}
