import { nearName } from '@hreflint/core/internal'
import { globMatcher } from '../glob/glob-matcher.ts'
import { findingCatalogue } from '../findings/finding-catalogue.ts'

/**
 * Returns an error message for a code or glob of codes that matches nothing; null if it matches.
 */
export function unknownCode(glob: string): string | null {
  if (isKnownCode(glob)) return null
  const what = glob.includes('*') ? 'No code matches' : 'Unknown code'
  const near = nearCode(glob)
  const question = near === null ? '' : ` Did you mean ${JSON.stringify(near)}?`
  return `${what} ${JSON.stringify(glob)}.${question}`
}

/** Returns whether a text is a code, or a glob that matches one. */
export function isKnownCode(glob: string): boolean {
  if (findingCatalogue.has(glob)) return true
  const matches = globMatcher(glob)
  for (const code of findingCatalogue.keys()) if (matches(code)) return true
  return false
}

/**
 * Returns the code that is most similar to what somebody wrote, perhaps without what comes before the slash;
 * null if none is similar.
 */
export function nearCode(written: string): string | null {
  const codes = [...findingCatalogue.keys()]
  if (written.includes('/')) {
    const near = nearName(written, codes)
    // Two codes of one specification are similar in any case.
    return near === null || nearName(nameIn(written), [nameIn(near)]) === null ? null : near
  }
  const near = nearName(written, codes.map(nameIn))
  return codes.find(code => near !== null && nameIn(code) === near) ?? null
}

function nameIn(code: string): string {
  return code.slice(code.indexOf('/') + 1)
}
