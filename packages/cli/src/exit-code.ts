/** The exit codes. They are documented, so scripts may rely on them. */
export const exitCode = {
  /** Nothing to complain about. */
  clean: 0,
  /** Errors were found, or more warnings than allowed. */
  found: 1,
  /** Something could not be read, written or understood. What could be linted was. */
  couldNotRun: 2,
} as const

export type ExitCode = (typeof exitCode)[keyof typeof exitCode]

/** Called by a command when it has ended. */
export type Done = (code: ExitCode) => void
