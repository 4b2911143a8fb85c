import { defineIssue } from '../define-issue.ts'

export const invalidBase = defineIssue({
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-4',
  since: '0.1.0',
  message: 'The base URL is not an absolute URL.',
  why: 'A relative reference can only be resolved against a URL that stands by itself.',

  examples: [{ url: '«a»', base: 'b' }],
})
