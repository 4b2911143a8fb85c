import { connectionSpecOf } from '@hreflint/core/internal'

/** Matches text that looks like a regular expression for URLs. */
const pattern =
  /\(\?|\[\^|\\[A-Za-z./?+*()[\]{}-]|\.[*+]|[\])][*+?{]|\[[\w-]*-[\w-]*\]|[|^$]$|\)\$|\*\*/
const patternOfConnection = /\(\?|\[\^|\\[dsSw.]|\.[*+]\)/

/** Whether a value is a regular expression or a glob for URLs. */
export function isPattern(value: string): boolean {
  return (connectionSpecOf(value) === null ? pattern : patternOfConnection).test(value)
}

/** Matches optional parts in brackets, as in `[user@]`, `[:port]`, `[user[:password]@]`. */
const optionalPart = /\[(?:[/?&,;@]|:(?!:))|\[[^\][]*\[|\[[\w.-]+[@:]\]/

/** Matches a port in brackets after a name. At the start of a host, they are those of IPv6. */
const optionalPort = /[\w.-]\[:[A-Za-z\d]\w*\]/

/** Whether a connection string shows its syntax to readers: `postgresql://[user@][host][:port][/name]`. */
export function isSynopsis(value: string): boolean {
  return optionalPort.test(value) || (/\[.*\[/.test(value) && optionalPart.test(value))
}
