import { relativeWithoutHost } from '../../../repair/repairs/host/write-host.ts'
import { defineIssue } from '../define-issue.ts'

export const hostMissing = defineIssue({
  code: 'host-missing',
  kind: 'parse-exception',
  specName: 'host-missing',
  clause: 'https://url.spec.whatwg.org/#host-state',
  since: '0.1.0',
  message: 'The host is missing after `{{scheme}}://`.',
  why: 'Browsers reject the URL, so the link does not work.',
  repair: relativeWithoutHost,
  examples: [
    { url: 'https://«»' },
    { url: 'https://«»#a', base: 'https://example.com/', fixed: '#a' },
  ],
})
