import { defineIssue } from '../define-issue.ts'

export const hostDivergence = defineIssue(
  {
    code: 'host',
    kind: 'conformance-error',
    specName: null,
    clause: null,
    since: '0.1.0',
    message: 'Programs send this URL to different hosts: {{readings}}.',
    why: 'A filter, proxy or server that reads the URL one way lets a request pass that a browser sends to another host.',
    notes:
      'Reported only if `severities` names this code or `divergence/*`. `divergenceSpecs` lists the specifications to compare. No specification forbids a divergence: the URL can be valid under each of them.',
    examples: [
      { url: '<a href="http://«good.example»\\@evil.example/">A</a>' },
      { url: '<a href="http:///«evil.example»">A</a>' },
      { url: '<a href="http://«0x7f.1»/">A</a>' },
    ],
    right: { url: '<a href="http://good.example/%5C@evil.example/">A</a>' },
  },
  'divergence',
)
