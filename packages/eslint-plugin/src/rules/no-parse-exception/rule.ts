import { createUrlRule } from '../define/create-url-rule.ts'

/** Reports URLs that cannot be parsed. */
export const noParseException = createUrlRule({
  name: 'no-parse-exception',
  description: 'Disallow URLs that cannot be parsed',
  type: 'problem',
  // What is no URL yet cannot stay the same URL.
  repairs: 'suggested',
  accepts: ({ kind }) => kind === 'parse-exception',
})
