import { type SpawnOptions, spawn } from 'node:child_process'

/** The end of a program. */
export interface Ended {
  readonly status: number | null
  readonly output: string
}

/** Runs a program, and lets this process serve it meanwhile. */
export function runToEnd(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', text => {
      output += text
    })
    child.stderr?.setEncoding('utf8').on('data', text => {
      output += text
    })
    child.once('error', reject)
    child.once('close', status => resolve({ status, output }))
  })
}
