import { defineIssue } from '../define-issue.ts'

export const hostMissingBeforePort = defineIssue({
  code: 'host-missing-before-port',
  kind: 'parse-exception',
  specName: 'host-missing',
  clause: 'https://url.spec.whatwg.org/#host-state',
  since: '0.1.0',
  message: 'The URL has a port but no host.',
  why: '',
  examples: [],
})
