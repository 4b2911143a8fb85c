import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue, lines } from '../define-issue.ts'

export const outerSpace = defineIssue({
  code: 'outer-space',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L431-L436'),
  since: '0.1.0',
  message: 'There is white space before or after the URL.',
  why: 'Parsers remove it. Where nothing removes it, it becomes part of the URL.',
  repair: remove(),
  examples: [{ url: '« »http://example.com/', fixed: 'http://example.com/' }],
})

export const tabOrNewline = defineIssue({
  code: 'tab-or-newline',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L1702-L1704'),
  since: '0.1.0',
  message: 'The {{component}} contains a tab or newline, which parsers remove.',
  why: 'A URL that was broken over lines looks like this. Other programs keep the characters or end the URL there.',
  repair: remove(),
  examples: [{ url: 'http://example.com/a«\n»b', fixed: 'http://example.com/ab' }],
})
