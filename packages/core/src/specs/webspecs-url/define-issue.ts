import { issuesOf } from '../../contract/issue-definition.ts'

/** Defines an issue of this specification. */
export const defineIssue = issuesOf('webspecs-url')

/** Returns the address of lines of the draft's source. */
export function lines(numbers: string): string {
  return `https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#${numbers}`
}
