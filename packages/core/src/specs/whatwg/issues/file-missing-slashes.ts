import { writeFileSlashes } from '../../../fixes/write-file-slashes.ts'
import { defineIssue } from '../define-issue.ts'

export const fileMissingSlashes = defineIssue({
  code: 'file-missing-slashes',
  kind: 'conformance-error',
  specName: 'special-scheme-missing-following-solidus',
  clause: 'https://url.spec.whatwg.org/#scheme-state',
  since: '0.1.0',
  message: 'The scheme file: is not followed by //.',
  why: 'Browsers add what is missing; other programs read the path as relative or look for a host in it.',
  repair: writeFileSlashes,
  examples: [
    { url: 'file:«»/etc/hosts', fixed: 'file:///etc/hosts' },
    { url: 'file:«»C:/a', fixed: 'file:///C:/a' },
  ],
})
