import { createUrlRule } from '../define/create-url-rule.ts'
import { isForbiddenCode } from '../define/is-forbidden-code.ts'
import { isCredentialsCode } from '../define/is-credentials-code.ts'

/** Reports URLs that parse but are not written as the specification requires. */
export const noConformanceError = createUrlRule({
  name: 'no-conformance-error',
  description: 'Disallow URLs that browsers accept but the specification does not allow',
  type: 'suggestion',
  accepts: ({ kind, code }) => kind === 'conformance-error' && !isForbiddenCode(code),
  yieldsTo: { rule: 'no-credentials', accepts: ({ code }) => isCredentialsCode(code) },
})
