import { issuesOf } from '../../contract/issue-definition.ts'

/** Defines an issue of this specification. */
export const defineIssue = issuesOf('abarth-url-01')

/** Returns the address of a section of the draft. */
export function section(number: string): string {
  return `https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-${number}`
}
