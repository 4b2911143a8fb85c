import { writeTwoSlashes } from '../../../repair/repairs/scheme/write-two-slashes.ts'
import { defineIssue } from '../define-issue.ts'

export const backslashAfterScheme = defineIssue({
  code: 'backslash-after-scheme',
  kind: 'conformance-error',
  specName: 'special-scheme-missing-following-solidus',
  clause: 'https://url.spec.whatwg.org/#special-authority-slashes-state',
  since: '0.1.0',
  message: 'Backslashes stand after {{scheme}}: where // belongs.',
  why: 'Browsers read them as slashes; other programs see no host at all, or take another one.',
  repair: writeTwoSlashes,
  examples: [
    { url: 'https:«\\\\»example.com/', fixed: 'https://example.com/' },
    { url: 'https:«/\\»example.com/', fixed: 'https://example.com/' },
  ],
})
