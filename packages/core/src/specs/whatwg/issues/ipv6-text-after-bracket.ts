import { separateFromBracket } from '../../../repair/repairs/host/close-bracket.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6TextAfterBracket = defineIssue({
  code: 'ipv6-text-after-bracket',
  kind: 'parse-exception',
  specName: 'IPv6-unclosed',
  clause: 'https://url.spec.whatwg.org/#concept-host-parser',
  since: '0.1.0',
  message: 'The closing bracket of the IPv6 address is followed by {{text}}.',
  why: 'Only a port is allowed after the bracket, so browsers reject the URL.',
  repair: separateFromBracket,
  examples: [
    { url: 'http://[::1]«a»/', fixed: 'http://[::1]/' },
    { url: 'http://[::1]«8080»/', fixed: 'http://[::1]:8080/' },
  ],
})
