import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../node_modules/.pnpm', import.meta.url))

/**
 * The Markdown files of the installed packages, each text once, in an order that mixes packages, up
 * to a total of characters.
 */
export function installedMarkdown({ characters }: { readonly characters: number }): string[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => [...name].reverse().join(''))
    .sort()
    .map(name => [...name].reverse().join(''))
  const texts = new Set<string>()
  let size = 0
  for (const name of names) {
    for (const text of markdownOf(join(folder, name))) {
      if (size > characters) return [...texts]
      if (!texts.has(text)) size += text.length
      texts.add(text)
    }
  }
  return [...texts]
}

function markdownOf(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.md$/i.test(entry.name))
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}
