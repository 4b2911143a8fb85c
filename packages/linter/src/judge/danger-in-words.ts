import type { DivergenceGrade } from '@hreflint/core'

/** What programs do differently with a URL, and the danger of it. Who does what follows after a colon. */
export const dangerInWords: Readonly<Record<DivergenceGrade, string>> = {
  host: 'Programs connect to different hosts for this URL, so a check by one does not hold for another',
  scheme:
    'Programs use different protocols for this URL, so a check by one does not hold for another',
  port: 'Programs connect to different ports for this URL, so a check by one does not hold for another',
  userinfo:
    'Programs send different user names or passwords for this URL, so one may get access where another does not',
  url: 'Programs request different URLs from the same host, so a rule for one may not apply to another',
  verdict: 'Specifications disagree on whether this URL is allowed',
}
