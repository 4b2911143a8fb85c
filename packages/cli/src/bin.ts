#!/usr/bin/env node
import process from 'node:process'
import { exitCode } from './exit-code.ts'
import { main } from './main.ts'

// Files are replaced in one go, so a signal that waits for its turn never leaves one half-written.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))
// The reader of the output went away: nothing to say, and nobody to say it to.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})

try {
  const { stdin, stdout, stderr, env } = process
  process.exitCode = await main(process.argv.slice(2), {
    cwd: process.cwd(),
    env,
    stdin,
    stdout,
    stderr,
  })
} catch (error) {
  process.stderr.write(
    `hreflint: internal error, please report it: ${error instanceof Error ? error.stack : error}\n`,
  )
  process.exitCode = exitCode.couldNotRun
}
