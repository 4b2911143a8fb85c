import { separateCredentials } from '../../../repair/repairs/remove-credentials.ts'
import { defineIssue } from '../define-issue.ts'

export const hostMissingAfterCredentials = defineIssue({
  code: 'host-missing-after-credentials',
  kind: 'parse-exception',
  specName: 'host-missing',
  clause: 'https://url.spec.whatwg.org/#authority-state',
  since: '0.1.0',
  message: 'The host is missing after the user name and password.',
  why: 'Browsers reject the URL, so the link does not work.',
  repair: separateCredentials,
  examples: [
    { url: 'https://example.com@«»/a', fixed: 'https://example.com/a', also: ['credentials'] },
    { url: 'https://@«»/example.com', fixed: 'https://example.com', also: ['empty-credentials'] },
  ],
})
