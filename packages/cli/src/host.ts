import type { Readable, Writable } from 'node:stream'

/** A stream to write to; the rest is known of terminals only. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number }

/** What the program needs from the process that runs it, so that tests need no process. */
export interface Host {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: Readable
  readonly stdout: Output
  readonly stderr: Output
}
