import { defineIssue } from '../define-issue.ts'

export const hostInvalid = defineIssue({
  code: 'host-invalid',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L988-L990',
  since: '0.1.0',
  message: 'The host {{text}} is invalid.',
  why: 'Without a valid host there is nowhere to send the request to.',

  examples: [{ url: 'http://«a b»/' }, { url: 'http://«%zz»/' }],
})
