import { defineIssue } from '../define-issue.ts'

export const loopbackDivergence = defineIssue(
  {
    code: 'loopback',
    kind: 'conformance-error',
    specName: null,
    clause: null,
    since: '0.1.0',
    message:
      'For this URL, some programs connect to the computer that they run on, which may reach its internal services: {{readings}}.',
    why: 'A server that checks the URL with one program and requests it with another can be made to request its own internal services.',
    notes:
      'Like `divergence/host`, but one of the hosts is a loopback address. The published attacks get past lists of forbidden addresses: the npm package netmask took `0177.0.0.1` for a public address (CVE-2021-28918), while browsers and the C library read the number as octal. Python (CVE-2021-29921) and Go (CVE-2021-29923) had the same gap.',
    examples: [{ url: '<a href="http://«0177.0.0.1»/">A</a>' }],
    right: { url: '<a href="http://177.0.0.1/">A</a>' },
  },
  'divergence',
)
