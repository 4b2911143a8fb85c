import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const tabOrNewline = defineIssue({
  code: 'tab-or-newline',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L1702-L1704',
  since: '0.1.0',
  message: 'The {{component}} contains a tab or a newline, which is removed.',
  why: 'A URL that was broken over lines looks like this. Other software keeps the characters, or ends the URL there.',
  repair: remove(),
  examples: [{ url: 'http://example.com/a«\n»b', fixed: 'http://example.com/ab' }],
})
