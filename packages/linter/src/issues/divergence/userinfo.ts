import { dangerInWords } from '../../judge/danger-in-words.ts'
import { defineIssue } from '../define-issue.ts'

export const userinfoDivergence = defineIssue(
  {
    code: 'userinfo',
    kind: 'conformance-error',
    specName: null,
    clause: null,
    since: '0.1.0',
    message: `${dangerInWords.userinfo}: {{readings}}.`,
    why: 'The host receives credentials that were not meant for it, or rejects those that it receives.',
    notes:
      'Like `divergence/host`, but only the user name or password differs. A program that sends none is not counted. Passwords are not shown. Published attacks: CVE-2024-47081, where credentials were sent to the host after the `@`.',
    examples: [{ url: '<a href="«http:\\\\user:pw@example.com/»">A</a>' }],
    right: { url: '<a href="http://user:pw@example.com/">A</a>' },
  },
  'divergence',
)
