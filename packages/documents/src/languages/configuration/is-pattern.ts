import { connectionSpecOf } from '@hreflint/core/internal'

/** Matches text that looks like a regular expression for URLs. */
const pattern =
  /\(\?|\[\^|\\[A-Za-z./?+*()[\]{}-]|\.[*+]|[\])][*+?{]|\[[\w-]*-[\w-]*\]|[|^$]$|\)\$|\*\*/
const patternOfConnection = /\(\?|\[\^|\\[dsSw.]|\.[*+]\)/

/** Whether a value is a regular expression or a glob for URLs. */
export function isPattern(value: string): boolean {
  return (connectionSpecOf(value) === null ? pattern : patternOfConnection).test(value)
}
