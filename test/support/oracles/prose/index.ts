import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** How the reference implementation of a language is asked for the URLs of documents. */
const commands = {
  restructuredtext: ['/usr/bin/python3', 'restructuredtext.py'],
  asciidoc: ['ruby', '-W0', 'asciidoc.rb'],
} as const

export type ProseLanguage = keyof typeof commands

/** Returns the URLs that the reference implementation finds in each document; null for one that it cannot read. */
export function urlsByReference(
  language: ProseLanguage,
  documents: readonly string[],
): readonly (readonly string[] | null)[] {
  const [command, ...args] = commands[language]
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    input: JSON.stringify(documents),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  if (status !== 0) throw new Error(`${command}: ${stderr}`)
  return JSON.parse(stdout)
}
