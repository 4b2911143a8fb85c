import type { Readable, Writable } from 'node:stream'

/** A stream to write to; the rest is known of terminals only. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number }

/** The parts of a process that the program uses. Tests provide their own. */
export interface Host {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: Readable
  readonly stdout: Output
  readonly stderr: Output
}
