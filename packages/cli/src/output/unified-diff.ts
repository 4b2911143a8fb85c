import { createTwoFilesPatch } from 'diff'
import { visible } from '../reporters/visible.ts'
import { withoutCommandAtStart } from '../reporters/workflow-commands.ts'
import { maskedLines } from '@hreflint/core/masked'

/** A diff, and whether it is exactly that of the files, so that it can be applied. */
export interface ShownDiff {
  readonly text: string
  readonly isExact: boolean
}

/**
 * What a fix would change in a file, as `patch` and `git apply` read it. Passwords are hidden.
 *
 * @param isLog Whether people or a build server read it: then nothing in it controls a terminal or is a
 *   command.
 */
export function unifiedDiff(
  filePath: string,
  before: string,
  after: string,
  isLog: boolean,
): ShownDiff {
  const headerOptions = { includeIndex: false, includeUnderline: false, includeFileHeaders: true }
  const names = [`a/${filePath}`, `b/${filePath}`] as const
  const exact = createTwoFilesPatch(...names, before, after, '', '', { headerOptions })
  const shown = exact
    .split('\n')
    .map(line => (isLog ? forLog(line) : line))
    .join('\n')
  const text = maskedLines(shown, before)
  return { text, isExact: text === exact }
}

function forLog(line: string): string {
  const ending = line.endsWith('\r') ? '\r' : ''
  return withoutCommandAtStart(visible(line.slice(0, line.length - ending.length))) + ending
}
