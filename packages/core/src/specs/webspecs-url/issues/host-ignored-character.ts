import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const hostIgnoredCharacter = defineIssue({
  code: 'host-ignored-character',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L985-L987',
  since: '0.1.0',
  message: 'The host contains {{text}}, which is ignored.',
  why: 'The character cannot be seen. Software that does not ignore it looks up another host.',
  repair: remove(),
  examples: [{ url: 'http://exa«\u200B»mple.com/', fixed: 'http://example.com/' }],
})
