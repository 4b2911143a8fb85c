import { defineIssue } from '../define-issue.ts'

export const bracketInAuthority = defineIssue({
  code: 'bracket-in-authority',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-3',
  since: '0.1.0',
  message: 'The authority contains a square bracket that is not part of an IP address.',
  why: 'Brackets in the authority are not escaped before the string is matched, and only an IP address may contain them.',

  examples: [{ url: 'http://a«]»b/' }],
  right: { url: 'http://example.com/' },
})
