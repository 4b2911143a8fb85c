import { dangerInWords } from '../../judge/danger-in-words.ts'
import { defineIssue } from '../define-issue.ts'

export const portDivergence = defineIssue(
  {
    code: 'port',
    kind: 'conformance-error',
    specName: null,
    clause: null,
    since: '0.1.0',
    message: `${dangerInWords.port}: {{readings}}.`,
    why: 'Another service on the same host gets the request, although a rule allows only one port.',
    notes:
      'Like `divergence/host`, but only the port differs. For example, the Python package requests reads port 0 as no port. Published attacks: Orange Tsai, “A New Era of SSRF” (2017), with two ports in one URL.',
    examples: [{ url: '<a href="«http://example.com:0/»">A</a>' }],
    right: { url: '<a href="http://example.com/">A</a>' },
  },
  'divergence',
)
