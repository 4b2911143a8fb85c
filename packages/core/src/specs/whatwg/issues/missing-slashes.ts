import { anyOf } from '../../../repair/repairs/any-of.ts'
import { removeSecondColon } from '../../../repair/repairs/scheme/remove-second-colon.ts'
import { writeSlashesOrRelative } from '../../../repair/repairs/scheme/write-two-slashes.ts'
import { defineIssue } from '../define-issue.ts'

export const missingSlashes = defineIssue({
  code: 'missing-slashes',
  kind: 'conformance-error',
  specName: 'special-scheme-missing-following-solidus',
  clause: 'https://url.spec.whatwg.org/#special-authority-slashes-state',
  since: '0.1.0',
  message:
    'Two slashes are missing after `{{scheme}}:`, so a page with the same scheme treats this as a relative URL.',
  why: 'On pages with another scheme, browsers add the missing slashes, so the same link goes to different places.',
  repair: anyOf(removeSecondColon, writeSlashesOrRelative),
  examples: [
    { url: 'https:«»example.com/', fixed: 'https://example.com/' },
    { url: 'https:/«»example.com/', fixed: 'https://example.com/' },
  ],
})
