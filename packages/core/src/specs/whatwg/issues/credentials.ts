import { removeCredentials } from '../../../repair/repairs/remove-credentials.ts'
import { defineIssue } from '../define-issue.ts'

export const credentials = defineIssue({
  code: 'credentials',
  kind: 'conformance-error',
  specName: 'invalid-credentials',
  clause: 'https://url.spec.whatwg.org/#authority-state',
  since: '0.1.0',
  message: 'The URL contains a user name or password.',
  why: 'Anyone who sees the page, a log or the browser history can read them, and `fetch()` rejects such a URL.',
  notes:
    'There is no valid way to write credentials in a URL, so no fix can keep the URL the same.',
  repair: removeCredentials,
  examples: [
    { url: 'https://«ada:secret@»example.com/', fixed: 'https://example.com/' },
    { url: 'ssh://«git@»example.com/a', fixed: 'ssh://example.com/a' },
  ],
})
