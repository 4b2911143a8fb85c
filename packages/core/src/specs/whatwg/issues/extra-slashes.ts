import { writeTwoSlashes } from '../../../repair/repairs/scheme/write-two-slashes.ts'
import { defineIssue } from '../define-issue.ts'

export const extraSlashes = defineIssue({
  code: 'extra-slashes',
  kind: 'conformance-error',
  specName: 'special-scheme-missing-following-solidus',
  clause: 'https://url.spec.whatwg.org/#special-authority-ignore-slashes-state',
  since: '0.1.0',
  message: 'More slashes stand before the host than the two that belong there.',
  why: 'Browsers skip them; many other programs read an empty host and a path that begins with the name of the host.',
  repair: writeTwoSlashes,
  examples: [
    { url: 'https://«//»example.com/', fixed: 'https://example.com/' },
    { url: '//«/»example.com/a', base: 'https://example.org/', fixed: '//example.com/a' },
  ],
})
