import type { Heading } from '@hreflint/documents'

/** Names of files that list the changes of every release, and nothing else. */
const changeLog = /^(?:change[-_]?log|changes|history)(?:[-_.]v?\d[\w.]*)?\.(?:md|markdown|mdx)$/i

/**
 * A heading that names a release: `## [v1.2.0] - 2024-05-01`, `# 9.x`, `### react-router@7.1.0`. What follows a longer text,
 * as in `### Upgrade from 1.2`, is not the release.
 */
const release = /^[^\p{L}\p{N}]*(?:[\w./@-]+[ @])?v?(?:\d+\.(?:\d|x\b)|(?<=v)\d)/iu

/**
 * Returns where a change log tells of the release before the newest one; null if the file is none, or tells of one
 * release only.
 */
export function startOfOldReleases(fileName: string, headings: readonly Heading[]): number | null {
  if (!changeLog.test(fileName)) return null
  const levels = new Set<number>()
  for (const { level, source, span } of headings.toSorted((a, b) => a.span.start - b.span.start)) {
    if (!release.test(source)) continue
    // `# 6.x` is above `## 6.1.0` and no other release.
    if (levels.has(level)) return span.start
    levels.add(level)
  }
  return null
}
