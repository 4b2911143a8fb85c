import { closeSync, openSync, readSync } from 'node:fs'
import type { FoundFile } from './describe-file.ts'

/** How hreflint's results as JSON, its baselines, its facts and its caches start. */
const starts = [
  /^\[\s*\{"filePath":/,
  /^\{\s*"version": 1,\s*"files":/,
  /^\{"kind":"hreflint facts"/,
  /^\{"format":\d+,"version":"[^"]*","hash":/,
]

const longest = 64

/**
 * Returns whether hreflint wrote a file. Such files are not linted with their folder: they repeat URLs of other files,
 * and the shards of one run must find the same files whatever the shards before them have written.
 */
export function isOwnFile({ path, languageId }: FoundFile): boolean {
  if (languageId !== 'json') return false
  const start = startOf(path)
  return starts.some(pattern => pattern.test(start))
}

/** Returns the first characters of a file; empty if it cannot be read, which is reported when it is linted. */
function startOf(path: string): string {
  try {
    const file = openSync(path, 'r')
    try {
      const buffer = Buffer.alloc(longest)
      return buffer.toString('utf8', 0, readSync(file, buffer, 0, longest, 0))
    } finally {
      closeSync(file)
    }
  } catch {
    return ''
  }
}
