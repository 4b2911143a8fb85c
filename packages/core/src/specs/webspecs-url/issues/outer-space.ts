import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const outerSpace = defineIssue({
  code: 'outer-space',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L431-L436',
  since: '0.1.0',
  message: 'White space stands before or after the URL.',
  why: 'Parsers strip it; where nothing does, it becomes part of the URL.',
  repair: remove(),
  examples: [{ url: '« »http://example.com/', fixed: 'http://example.com/' }],
})
