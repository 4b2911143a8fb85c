import { PatternFailure } from '../../../contract/pattern-failure.ts'
import type { CompiledPattern, FoundIssue } from '../../../contract/pattern.ts'
import { urlPatternDialect } from '../../url-pattern/index.ts'
import type { BareItem } from './structured-field.ts'

/** Whether a URL pattern in a field matches a URL. */
export function matchesPattern(pattern: string, url: string, base?: string): boolean {
  return compiledOf(pattern, base)?.match(url) != null
}

/** Returns URLs to try a URL pattern in a field with. */
export function samplesOf(pattern: string, base?: string): readonly string[] {
  return compiledOf(pattern, base) === null ? [] : urlPatternDialect.sample(pattern, { base })
}

/** Finds a URL pattern that does not compile. Strings with escapes are left out. */
export function brokenPattern(
  text: string,
  { type, value, start, end }: BareItem,
  base?: string,
): readonly FoundIssue[] {
  if (type !== 'string' || text.slice(start + 1, end - 1) !== value) return []
  try {
    urlPatternDialect.compile(value, { base })
    return []
  } catch (error) {
    if (!(error instanceof PatternFailure) || error.code === 'too-large') throw error
    const { code, params, ...at } = error.within(start + 1)
    return [{ code, start: at.start, end: at.end, params }]
  }
}

function compiledOf(pattern: string, base: string | undefined): CompiledPattern | null {
  try {
    return urlPatternDialect.compile(pattern, { base })
  } catch (error) {
    if (!(error instanceof PatternFailure) || error.code === 'too-large') throw error
    return null
  }
}
