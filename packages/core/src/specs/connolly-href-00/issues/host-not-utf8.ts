import { defineIssue } from '../define-issue.ts'

export const hostNotUtf8 = defineIssue({
  code: 'host-not-utf8',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-4',
  since: '0.1.0',
  message: 'The percent-encoded octets of the host {{text}} are no UTF-8.',
  why: 'Without characters there is no name to look up.',

  examples: [{ url: '//«%FF.net»/', base: 'http://example.com/' }],
})
