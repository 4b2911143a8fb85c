import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A string of a program: where it is, with its delimiters, and its value where that is known. */
export type StringLiteral = readonly [start: number, end: number, value: string | null]

/** How the language itself is asked for the strings of programs. */
export const commands = {
  python: ['python3', 'strings.py'],
  go: ['go', 'run', 'strings.go'],
  ruby: ['ruby', '-W0', 'strings.rb'],
  php: ['php', 'strings.php'],
} as const

/** The strings of each program; null for one that is broken. */
export function stringsOf(
  language: keyof typeof commands,
  programs: readonly string[],
): readonly (readonly StringLiteral[] | null)[] {
  const [command, ...args] = commands[language]
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    input: JSON.stringify(programs),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  if (status !== 0) throw new Error(`${command}: ${stderr}`)
  return JSON.parse(stdout)
}
