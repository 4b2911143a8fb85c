import type { SiteOptions } from '@hreflint/references'
import type { SitePlan } from '@hreflint/references/plan'
import type { Ignore } from 'ignore'
import { pathMatcher } from '../glob/path-matcher.ts'
import { ignorePatterns } from './ignore-patterns.ts'

type IsGenerated = NonNullable<SiteOptions['isGenerated']>

/**
 * Returns a function that tells whether a build makes a file of a site: the configuration says so, or
 * git ignores the file. Its paths are from the root of the site.
 */
export function builtFiles({
  generated,
  gitIgnore = [],
}: Pick<SitePlan, 'generated' | 'gitIgnore'>): IsGenerated {
  const globs = generated.map(glob => pathMatcher(glob.replace(/^\.?\//, '')))
  const ignores = gitIgnore.map(({ below, text }) => {
    const patterns = ignorePatterns(text)
    return (path: string) => patterns.test(below === '' ? path : `${below}/${path}`)
  })
  const inside = new Map<string, Ignore>()
  const patternsOf = (text: string): Ignore => {
    const known = inside.get(text) ?? ignorePatterns(text)
    inside.set(text, known)
    return known
  }
  return (path, ignoreFiles) => {
    if (path === '') return false
    if (globs.some(matches => matches(path))) return true
    const inner = ignoreFiles.map(({ folder, text }) => {
      const patterns = patternsOf(text)
      return () => patterns.test(path.slice(folder.length + 1))
    })
    // The innermost file that says anything decides.
    for (const test of [...inner, ...ignores]) {
      const { ignored, unignored } = test(path)
      if (ignored || unignored) return ignored
    }
    return false
  }
}
