import { defineIssue } from '../define-issue.ts'

export const urlDivergence = defineIssue(
  {
    code: 'url',
    kind: 'conformance-error',
    specName: null,
    clause: 'https://hreflint.dev/issues/divergence/url',
    since: '0.1.0',
    message: 'Programs read this as different URLs of one host: {{readings}}.',
    why: 'A rule about paths that reads it one way does not hold for a browser that asks for another path.',
    notes:
      'Reported only where `severities` names this code or `divergence/*`; `divergenceSpecs` names the specifications that are compared. Other ways to write one URL are no divergence. Where the hosts differ too, `divergence/host` says so instead, if it is not off.',
    examples: [{ url: '<a href="«http://a/b\\c»">A</a>' }],
  },
  'divergence',
)
