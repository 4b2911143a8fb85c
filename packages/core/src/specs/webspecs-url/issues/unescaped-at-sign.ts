import { encodeAtSign } from '../../../repair/repairs/characters/encode-at-sign.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedAtSign = defineIssue({
  code: 'unescaped-at-sign',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L907-L910',
  since: '0.1.0',
  message: 'The {{component}} contains a @ that is not percent-encoded.',
  why: 'Some programs take the host after the first @, some after the last: the request may go to another host than the one that was meant or checked.',
  repair: encodeAtSign,
  examples: [{ url: 'http://u:p«@»x@example.com/', fixed: 'http://u:p%40x@example.com/' }],
})
