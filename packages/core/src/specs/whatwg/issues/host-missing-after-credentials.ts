import { defineIssue } from '../define-issue.ts'

export const hostMissingAfterCredentials = defineIssue({
  code: 'host-missing-after-credentials',
  kind: 'parse-exception',
  specName: 'host-missing',
  clause: 'https://url.spec.whatwg.org/#authority-state',
  since: '0.1.0',
  message: 'The URL has credentials but no host.',
  why: '',
  examples: [],
})
