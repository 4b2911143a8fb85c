import { defineIssue } from '../define-issue.ts'

export const hostMissing = defineIssue({
  code: 'host-missing',
  kind: 'parse-exception',
  specName: 'host-missing',
  clause: 'https://url.spec.whatwg.org/#host-state',
  since: '0.1.0',
  message: 'The URL has no host after {{scheme}}://.',
  why: '',
  examples: [],
})
