import { writeTwoSlashes } from '../../../fixes/write-two-slashes.ts'
import { defineIssue } from '../define-issue.ts'

export const missingSlashes = defineIssue({
  code: 'missing-slashes',
  kind: 'conformance-error',
  specName: 'special-scheme-missing-following-solidus',
  clause: 'https://url.spec.whatwg.org/#special-authority-slashes-state',
  since: '0.1.0',
  message: 'The scheme {{scheme}}: is not followed by //.',
  why: 'Browsers add what is missing, but on a page with the same scheme they read the URL as a relative one, and the link leads elsewhere.',
  repair: writeTwoSlashes,
  examples: [
    { url: 'https:«»example.com/', fixed: 'https://example.com/' },
    { url: 'https:/«»example.com/', fixed: 'https://example.com/' },
  ],
})
