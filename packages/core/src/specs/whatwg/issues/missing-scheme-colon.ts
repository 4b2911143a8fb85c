import { defineIssue } from '../define-issue.ts'

export const missingSchemeColon = defineIssue({
  code: 'missing-scheme-colon',
  kind: 'parse-exception',
  specName: 'missing-scheme-non-relative-URL',
  clause: 'https://url.spec.whatwg.org/#no-scheme-state',
  since: '0.1.0',
  message: 'The scheme {{scheme}} is not followed by a colon.',
  why: '',
  examples: [],
})
