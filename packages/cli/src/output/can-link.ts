import type { Output } from '../host.ts'

const linkingPrograms = new Set(['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'rio'])

/** Whether a terminal makes links of OSC 8 sequences, as far as its variables tell. */
export function canLink(
  stream: Output,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  const forced = env.FORCE_HYPERLINK
  if (forced !== undefined && forced !== '') return forced !== '0'
  if (stream.isTTY !== true || env.CI !== undefined) return false
  return (
    linkingPrograms.has(env.TERM_PROGRAM ?? '') ||
    env.TERM === 'xterm-kitty' ||
    env.WT_SESSION !== undefined ||
    Number(env.VTE_VERSION ?? 0) >= 5000
  )
}
