import type { FoundIssue } from '../../../contract/pattern.ts'
import { UrlPattern } from '../url-pattern.ts'
import { numberAsHost, openHost, openHostEnd, unescapedDot } from './hosts.ts'
import { defaultPort } from './ports.ts'

const looks = [numberAsHost, openHost, openHostEnd, unescapedDot, defaultPort]

/** Finds places where a URL pattern that compiles does not mean what its text suggests. */
export function examineUrlPattern(text: string, base: string | undefined): readonly FoundIssue[] {
  const pattern = new UrlPattern(text, { baseURL: base })
  return looks.flatMap(look => look(text, pattern))
}
