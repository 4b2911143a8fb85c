import { replaceControls } from '@hreflint/core/internal'
import { withoutCommands } from './workflow-commands.ts'

/**
 * Text from a file or a file name, made safe for a terminal and a log: control and format characters
 * cannot move the cursor or turn the reading direction, and build servers find no commands.
 */
export function visible(text: string): string {
  return replaceControls(withoutCommands(text), character => {
    if (character === '\t') return ' '
    const code = character.charCodeAt(0)
    if (code < 0x20) return String.fromCharCode(0x2400 + code)
    return code === 0x7f ? '\u2421' : '\uFFFD'
  })
}

/** A path at the beginning of a line, where `::` would begin a command of GitHub Actions. */
export function shownPath(filePath: string): string {
  const shown = visible(filePath)
  return /^\s*::/.test(shown) ? `./${shown}` : shown
}
