import { createUrlRule } from '../define/create-url-rule.ts'
import { isCredentialsCode } from '../define/is-credentials-code.ts'

/**
 * Reports user names and passwords in URLs. A rule of their own lets them be errors where other
 * issues are not.
 */
export const noCredentials = createUrlRule({
  name: 'no-credentials',
  description: 'Disallow user names and passwords in URLs',
  type: 'problem',
  accepts: ({ code }) => isCredentialsCode(code),
})
