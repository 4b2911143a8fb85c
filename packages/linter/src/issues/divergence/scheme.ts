import { dangerInWords } from '../../judge/danger-in-words.ts'
import { defineIssue } from '../define-issue.ts'

export const schemeDivergence = defineIssue(
  {
    code: 'scheme',
    kind: 'conformance-error',
    specName: null,
    clause: null,
    since: '0.1.0',
    message: `${dangerInWords.scheme}: {{readings}}.`,
    why: 'What one program requests over HTTPS, another requests without encryption or over a protocol of its own.',
    notes:
      'Like `divergence/host`, but only the scheme differs. For example, curl assumes HTTP if no slash follows the scheme. Published attacks: Claroty and Snyk, “Exploiting URL Parsing Confusion” (2022), scheme confusion.',
    examples: [{ url: '<a href="«https:\\\\user@example.com/»">A</a>' }],
    right: { url: '<a href="https://user@example.com/">A</a>' },
  },
  'divergence',
)
