import { createUrlRule } from '../define/create-url-rule.ts'
import { isCredentialsCode } from '../define/is-credentials-code.ts'

/** Reports user names and passwords in URLs, so that they can be an error where others are not. */
export const noCredentials = createUrlRule({
  name: 'no-credentials',
  description: 'Disallow user names and passwords in URLs',
  type: 'problem',
  accepts: ({ code }) => isCredentialsCode(code),
})
