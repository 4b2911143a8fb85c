import { defineIssue } from '../define-issue.ts'

export const hostMissing = defineIssue({
  code: 'host-missing',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L1650',
  since: '0.1.0',
  message: 'The URL has no host.',
  why: 'Without a host there is nowhere to send the request to.',

  examples: [{ url: 'http://«»/a' }, { url: 'http://@«»/example.org/' }],
})
