import type { IssueList } from '../../../generic-syntax/issue-list.ts'
import { defaultPorts } from '../../../generic-syntax/resolving/default-ports.ts'
import { portInvalid, portOutOfRange } from '../issues/authority.ts'
import { offsetIn, type Part } from '../part.ts'

/** The section is missing. Digits up to 65535, without leading zeros; null: the default, or none. */
export function canonicalizePort(
  part: Part | null,
  scheme: string,
  issues: IssueList,
): string | null {
  if (part === null || part.text === '') return null
  const offset = offsetIn(part, 0) ?? 0
  const end = offset + part.text.length
  const wrong = /[^0-9]+/.exec(part.text)
  if (wrong !== null) {
    const start = offset + wrong.index
    issues.report(portInvalid, start, start + wrong[0].length, { component: 'port' })
    return null
  }
  const digits = part.text.replace(/^0+(?=.)/, '')
  if (digits.length > 5 || Number(digits) > 65535) issues.report(portOutOfRange, offset, end)
  return digits === defaultPorts.get(scheme) ? null : digits
}
