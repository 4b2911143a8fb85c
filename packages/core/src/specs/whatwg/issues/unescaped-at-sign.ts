import { encodeAtSign } from '../../../repair/repairs/characters/encode-at-sign.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedAtSign = defineIssue({
  code: 'unescaped-at-sign',
  kind: 'conformance-error',
  specName: 'invalid-credentials',
  clause: 'https://url.spec.whatwg.org/#authority-state',
  since: '0.1.0',
  message: 'The user name or password contains an `@` that is not percent-encoded.',
  why: 'Only the last `@` ends the credentials. Programs that look for the first one connect to a different host.',
  repair: encodeAtSign,
  examples: [
    {
      url: 'https://ada«@»home@example.com/',
      fixed: 'https://ada%40home@example.com/',
      also: ['credentials'],
    },
  ],
})
