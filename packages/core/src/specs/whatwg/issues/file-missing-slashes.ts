import { writeFileSlashes } from '../../../repair/repairs/scheme/write-file-slashes.ts'
import { defineIssue } from '../define-issue.ts'

export const fileMissingSlashes = defineIssue({
  code: 'file-missing-slashes',
  kind: 'conformance-error',
  specName: 'special-scheme-missing-following-solidus',
  clause: 'https://url.spec.whatwg.org/#scheme-state',
  since: '0.1.0',
  message:
    'Two slashes are missing after `file:`, so a page opened from a file treats this as a relative URL.',
  why: 'On other pages, browsers add the missing slashes. Other programs look for a host in the path.',
  repair: writeFileSlashes,
  examples: [
    { url: 'file:«»/etc/hosts', fixed: 'file:///etc/hosts' },
    { url: 'file:«»C:/a', fixed: 'file:///C:/a' },
  ],
})
