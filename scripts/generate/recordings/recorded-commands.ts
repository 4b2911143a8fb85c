import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { main } from '../../../packages/cli/src/index.ts'

/** A command as a person typed it, and what the terminal showed then, its colors included. */
export interface RecordedCommand {
  readonly typed: string
  readonly output: string
}

/** A command: what is typed, and the words that a shell makes of it. */
export type Command = readonly [typed: string, ...words: readonly string[]]

/**
 * Runs commands one after the other in a folder with one page, in a terminal.
 *
 * @param columns The width of the terminal.
 */
export async function recordCommands(
  page: string,
  commands: readonly Command[],
  columns: number,
): Promise<readonly RecordedCommand[]> {
  const cwd = mkdtempSync(join(tmpdir(), 'hreflint-recording-'))
  try {
    writeFileSync(join(cwd, 'page.html'), page)
    const recorded: RecordedCommand[] = []
    for (const [typed, ...words] of commands) {
      const screen = Object.assign(new PassThrough(), { isTTY: true, columns })
      const shown = buffer(screen)
      // Without the bar of progress, which a slow machine would show.
      const env = { CI: 'true' }
      await main(words, { cwd, env, stdin: Readable.from([]), stdout: screen, stderr: screen })
      screen.end()
      recorded.push({ typed, output: String(await shown).trimEnd() })
    }
    return recorded
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}
