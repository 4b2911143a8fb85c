import { replaceBackslash } from '../../../repair/repairs/characters/replace-backslash.ts'
import { defineIssue } from '../define-issue.ts'

export const backslashBeforeHost = defineIssue({
  code: 'backslash-before-host',
  kind: 'conformance-error',
  specName: 'invalid-reverse-solidus',
  clause: 'https://url.spec.whatwg.org/#relative-slash-state',
  since: '0.1.0',
  message: 'There is a backslash instead of a slash before the host.',
  why: 'Browsers read it as a slash, so the link leaves the site. A filter or a person may read it as a path on the same site.',
  repair: replaceBackslash,
  examples: [
    { url: '«\\\\»example.com/a', base: 'https://example.org/', fixed: '//example.com/a' },
  ],
})
