import { normalizeHost } from '../../../repair/repairs/host/normalize-host.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv6PieceLeadingZero = defineIssue({
  code: 'ipv6-piece-leading-zero',
  kind: 'conformance-error',
  specName: 'IPv6-piece-leading-zero',
  clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser',
  since: '0.1.0',
  message: 'The IPv6 address piece {{text}} has a leading zero.',
  why: 'Browsers drop the zero. Programs that compare addresses as text see two different addresses.',
  repair: normalizeHost,
  examples: [{ url: 'http://[::«01»]/', fixed: 'http://[::1]/' }],
})
