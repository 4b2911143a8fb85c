import { separateFromBracket } from '../../../repair/repairs/host/close-bracket.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6TextAfterBracket = defineIssue({
  code: 'ipv6-text-after-bracket',
  kind: 'parse-exception',
  specName: 'IPv6-unclosed',
  clause: 'https://url.spec.whatwg.org/#concept-host-parser',
  since: '0.1.0',
  message:
    '{{text}} stands between the closing bracket of the IPv6 address and the end of the host.',
  why: 'Only a port may follow the bracket, so browsers refuse the whole URL.',
  repair: separateFromBracket,
  examples: [
    { url: 'http://[::1]«a»/', fixed: 'http://[::1]/' },
    { url: 'http://[::1]«8080»/', fixed: 'http://[::1]:8080/' },
  ],
})
