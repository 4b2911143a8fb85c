import { defineIssue } from '../define-issue.ts'

export const portDivergence = defineIssue(
  {
    code: 'port',
    kind: 'conformance-error',
    specName: null,
    clause: null,
    since: '0.2.0',
    message: 'Programs agree on the host but connect to different ports: {{readings}}.',
    why: 'Another service of the same host gets the request, past a rule that allows one port only.',
    notes:
      'As `divergence/host`, where only the port differs. The package requests of Python, for example, takes port 0 for none. Published attacks: Orange Tsai, “A New Era of SSRF” (2017), with two ports in one URL.',
    examples: [{ url: '<a href="«http://example.com:0/»">A</a>' }],
    right: { url: '<a href="http://example.com/">A</a>' },
  },
  'divergence',
)
