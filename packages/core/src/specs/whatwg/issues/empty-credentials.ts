import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const emptyCredentials = defineIssue({
  code: 'empty-credentials',
  kind: 'conformance-error',
  specName: 'invalid-credentials',
  clause: 'https://url.spec.whatwg.org/#authority-state',
  since: '0.1.0',
  message: 'There is an `@` before the host but no user name.',
  why: 'The `@` has no effect, but text before an `@` is often used to make a URL look like that of another site.',
  repair: remove(),
  examples: [
    { url: 'https://«@»example.com/', fixed: 'https://example.com/' },
    { url: 'https://«:@»example.com/', fixed: 'https://example.com/' },
  ],
})
