import { createUrlRule } from '../define/create-url-rule.ts'
import { isForbiddenCode } from '../define/is-forbidden-code.ts'

/** Reports URLs that a rule of `forbid` is about. Without such rules, it reports nothing. */
export const noForbiddenUrl = createUrlRule({
  name: 'no-forbidden-url',
  description: 'Disallow the URLs that `forbid` lists',
  type: 'problem',
  // The replacement leads elsewhere.
  repairs: 'suggested',
  accepts: ({ code }) => isForbiddenCode(code),
})
