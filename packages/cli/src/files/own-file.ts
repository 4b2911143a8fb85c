import { readStart } from '@hreflint/references/site-plans'
import { UsageError } from '../arguments/usage-error.ts'
import type { FoundFile } from './describe-file.ts'

/** Also where one byte of it is damaged. */
const cacheStart = /^(?:.{8,14},"version":"[^"]*","hash":|\{"format":\d+.{10,41}","hash":)/

/** How hreflint's results as JSON, its baselines and its caches start. */
const starts = [/^\[\s*\{"filePath":/, /^\{\s*"version": 1,\s*"files":/, cacheStart]

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

/** Returns whether a file is a cache, perhaps a damaged one. */
export function isCacheFile(path: string): boolean {
  return cacheStart.test(startOf(path))
}

/**
 * Makes sure that a cache does not replace a file that somebody wrote.
 *
 * @param shown The path as it was given. @throws UsageError if the file has other content than a cache.
 */
export function refuseForeignCache(path: string, shown: string): void {
  const start = startOf(path)
  if (start === '' || cacheStart.test(start)) return
  throw new UsageError(
    `${shown}: This is not a cache of hreflint. Delete it, or name another file with --cache-location.`,
  )
}

/** Returns the first characters of a file; empty if it cannot be read, which is reported when it is linted. */
function startOf(path: string): string {
  try {
    return readStart(path, longest).toString()
  } catch {
    return ''
  }
}
