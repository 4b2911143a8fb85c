import { PatternFailure } from '../../../contract/pattern-failure.ts'
import { longestPattern, mostWork, toIssue } from '../../../parse-pattern.ts'
import { TooMuchWork, withWork } from '../../../text/work/work.ts'
import { UrlPattern } from '../url-pattern.ts'

/** Thrown for a rule that cannot be used. The message goes on after the name of what is wrong. */
export class RuleProblem extends Error {}

/** @throws RuleProblem if a text is not a URL pattern. */
export function compiledPattern(text: string): UrlPattern {
  try {
    return withWork(mostWork, () => {
      if (text.length > longestPattern) throw new TooMuchWork()
      return new UrlPattern(text)
    })
  } catch (error) {
    if (!(error instanceof PatternFailure)) throw error
    if (error.code === 'missing-base') {
      throw new RuleProblem('must start with a scheme, such as "https:", or with "*:"')
    }
    const { message } = toIssue(text, error)
    throw new RuleProblem(`is not a URL pattern: ${message}`)
  }
}
