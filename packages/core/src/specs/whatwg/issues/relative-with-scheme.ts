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
    'Two slashes are missing after `{{scheme}}:`, so a page with the same scheme treats this as a relative URL.',
  why: 'If the base URL has another scheme, browsers may read the first part of the path as the host, so the link goes elsewhere.',
  repair: anyOf(removeSecondColon, removeScheme),
  examples: [
    {
      url: '«https:»/example.org/a',
      base: 'https://example.com/b/',
      fixed: 'https://example.org/a',
    },
    { url: '«file:»a', base: 'file:///home/ada/', fixed: 'a' },
    { url: '«https:»', base: 'https://example.com/b/', fixed: '' },
  ],
})
