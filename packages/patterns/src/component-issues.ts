import type { PatternIssue } from './contract/pattern.ts'
import { PatternFailure } from './contract/pattern-failure.ts'
import { componentNames } from './dialects/url-pattern/component-names.ts'
import { UrlPattern } from './dialects/url-pattern/url-pattern.ts'
import { toIssue } from './parse-pattern.ts'

/**
 * Returns the issue that keeps one component of `new URLPattern({ … })` from compiling, with offsets in the
 * component's text. Empty if the component compiles, or if it is not a component of a URL pattern.
 */
export function componentIssues(component: string, text: string): readonly PatternIssue[] {
  if (!componentNames.some(name => name === component)) return []
  try {
    new UrlPattern({ [component]: text })
    return []
  } catch (error) {
    if (!(error instanceof PatternFailure)) throw error
    return [toIssue(text, error)]
  }
}
