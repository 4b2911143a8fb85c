import { defineIssue } from '../define-issue.ts'

export const schemeDivergence = defineIssue(
  {
    code: 'scheme',
    kind: 'conformance-error',
    specName: null,
    clause: null,
    since: '0.2.0',
    message: 'Programs agree on the host but use different protocols: {{readings}}.',
    why: 'One program requests without encryption, or by a protocol of its own, what another requests by HTTPS.',
    notes:
      'As `divergence/host`, where only the scheme differs. curl, for example, guesses HTTP where no slash follows the scheme. Published attacks: Claroty and Snyk, “Exploiting URL Parsing Confusion” (2022), scheme confusion.',
    examples: [{ url: '<a href="«https:\\\\user@example.com/»">A</a>' }],
    right: { url: '<a href="https://user@example.com/">A</a>' },
  },
  'divergence',
)
