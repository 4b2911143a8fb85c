import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const relativeWithScheme = defineIssue({
  code: 'relative-with-scheme',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L794',
  since: '0.1.0',
  message: 'The URL is relative, but begins with a scheme.',
  why: 'It is relative only where the base URL has the same scheme; elsewhere what follows is a host.',
  repair: remove(),
  examples: [{ url: '«http:»foo/bar', base: 'http://example.org/foo/bar', fixed: 'foo/bar' }],
})
