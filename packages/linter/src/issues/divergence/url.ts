import { dangerInWords } from '../../judge/danger-in-words.ts'
import { defineIssue } from '../define-issue.ts'

export const urlDivergence = defineIssue(
  {
    code: 'url',
    kind: 'conformance-error',
    specName: null,
    clause: null,
    since: '0.1.0',
    message: `${dangerInWords.url}: {{readings}}.`,
    why: 'A rule about paths that reads the URL one way does not apply when a browser requests another path.',
    notes:
      'Reported only if `severities` names this code or `divergence/*`. `divergenceSpecs` lists the specifications to compare. Different ways to write the same URL are not a divergence. If the hosts differ too, hreflint reports `divergence/host` instead, unless that code is off.',
    examples: [{ url: '<a href="«http://a/b\\c»">A</a>' }],
    right: { url: '<a href="http://example.com/a/b">A</a>' },
  },
  'divergence',
)
