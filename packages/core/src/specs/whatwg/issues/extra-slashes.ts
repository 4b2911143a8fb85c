import { writeTwoSlashes } from '../../../repair/repairs/scheme/write-two-slashes.ts'
import { defineIssue } from '../define-issue.ts'

export const extraSlashes = defineIssue({
  code: 'extra-slashes',
  kind: 'conformance-error',
  specName: 'special-scheme-missing-following-solidus',
  clause: 'https://url.spec.whatwg.org/#special-authority-ignore-slashes-state',
  since: '0.1.0',
  message: 'There are more than two slashes before the host.',
  why: 'Browsers ignore the extra slashes. Many other programs find an empty host and read the host name as part of the path.',
  repair: writeTwoSlashes,
  examples: [
    { url: 'https://«//»example.com/', fixed: 'https://example.com/' },
    { url: '//«/»example.com/a', base: 'https://example.org/', fixed: '//example.com/a' },
  ],
})
