import { insertColon } from '../../../repair/repairs/scheme/insert-colon.ts'
import { defineIssue } from '../define-issue.ts'

export const missingSchemeColon = defineIssue({
  code: 'missing-scheme-colon',
  kind: 'parse-exception',
  specName: 'missing-scheme-non-relative-URL',
  clause: 'https://url.spec.whatwg.org/#no-scheme-state',
  since: '0.1.0',
  message: 'The scheme {{scheme}} is not followed by a colon.',
  why: 'Without the colon it is the name of a directory: with a base URL the link leads to a page that does not exist, without one nowhere.',
  repair: insertColon,
  examples: [{ url: 'https«»//example.com/', fixed: 'https://example.com/' }],
})
