import { defineIssue } from '../define-issue.ts'

export const hostMissing = defineIssue({
  code: 'host-missing',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-3.2',
  since: '0.1.0',
  message: 'The URL has no host.',
  why: 'Without a host there is nowhere to send the request to.',

  examples: [{ url: 'http:«»' }, { url: 'http://«»?a' }],
})
