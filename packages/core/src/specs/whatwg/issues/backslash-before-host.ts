import { replaceBackslash } from '../../../repair/repairs/characters/replace-backslash.ts'
import { defineIssue } from '../define-issue.ts'

export const backslashBeforeHost = defineIssue({
  code: 'backslash-before-host',
  kind: 'conformance-error',
  specName: 'invalid-reverse-solidus',
  clause: 'https://url.spec.whatwg.org/#relative-slash-state',
  since: '0.1.0',
  message: 'A backslash stands where a slash before the host belongs.',
  why: 'Browsers read it as a slash, so the link leaves the site; a filter or a person may take it for a path within the site.',
  repair: replaceBackslash,
  examples: [
    { url: '«\\\\»example.com/a', base: 'https://example.org/', fixed: '//example.com/a' },
  ],
})
