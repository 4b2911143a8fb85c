import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const outerSpace = defineIssue({
  code: 'outer-space',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  since: '0.1.0',
  message: 'White space stands before or after the URL.',
  why: 'It is stripped where a document may have it; where nothing strips it, it becomes part of the URL.',
  repair: remove(),
  examples: [{ url: '« »https://example.com/', fixed: 'https://example.com/' }],
})
