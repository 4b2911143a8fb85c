import { insertColon } from '../../../repair/repairs/scheme/insert-colon.ts'
import { defineIssue } from '../define-issue.ts'

export const missingSchemeColon = defineIssue({
  code: 'missing-scheme-colon',
  kind: 'parse-exception',
  specName: 'missing-scheme-non-relative-URL',
  clause: 'https://url.spec.whatwg.org/#no-scheme-state',
  since: '0.1.0',
  message: 'The colon after the scheme `{{scheme}}` is missing.',
  why: 'Without the colon, the scheme is read as the name of a folder. The link goes to a page that does not exist, or does not work at all.',
  repair: insertColon,
  examples: [{ url: 'https«»//example.com/', fixed: 'https://example.com/' }],
})
