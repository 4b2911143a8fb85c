import { anyOf } from '../../../repair/repairs/any-of.ts'
import { removeScheme } from '../../../repair/repairs/scheme/remove-scheme.ts'
import { removeSecondColon } from '../../../repair/repairs/scheme/remove-second-colon.ts'
import { defineIssue } from '../define-issue.ts'

export const relativeWithScheme = defineIssue({
  code: 'relative-with-scheme',
  kind: 'conformance-error',
  specName: 'special-scheme-missing-following-solidus',
  clause: 'https://url.spec.whatwg.org/#special-relative-or-authority-state',
  since: '0.1.0',
  message:
    'Two slashes are missing after {{scheme}}:, so a page with this scheme reads the URL as a relative one.',
  why: 'Where the base URL has another scheme, it is not relative: browsers may take the first part of its path for the host, and the link leads elsewhere.',
  repair: anyOf(removeSecondColon, removeScheme),
  examples: [
    { url: '«https:»a.html', base: 'https://example.com/b/', fixed: 'a.html' },
    { url: '«file:»a', base: 'file:///home/ada/', fixed: 'a' },
    { url: '«https:»', base: 'https://example.com/b/', fixed: '' },
  ],
})
