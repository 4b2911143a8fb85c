import { writeTwoSlashes } from '../../../repair/repairs/scheme/write-two-slashes.ts'
import { defineIssue } from '../define-issue.ts'

export const backslashAfterScheme = defineIssue({
  code: 'backslash-after-scheme',
  kind: 'conformance-error',
  specName: 'special-scheme-missing-following-solidus',
  clause: 'https://url.spec.whatwg.org/#special-authority-slashes-state',
  since: '0.1.0',
  message: '`{{scheme}}:` is followed by backslashes instead of `//`.',
  why: 'Browsers read backslashes as slashes. Other programs find no host, or a different one.',
  repair: writeTwoSlashes,
  examples: [
    { url: 'https:«\\\\»example.com/', fixed: 'https://example.com/' },
    { url: 'https:«/\\»example.com/', fixed: 'https://example.com/' },
  ],
})
