import { relativeWithoutHost } from '../../../repair/repairs/host/write-host.ts'
import { defineIssue } from '../define-issue.ts'

export const hostMissing = defineIssue({
  code: 'host-missing',
  kind: 'parse-exception',
  specName: 'host-missing',
  clause: 'https://url.spec.whatwg.org/#host-state',
  since: '0.1.0',
  message: 'No host follows {{scheme}}://.',
  why: 'Browsers refuse the whole URL, so the link goes nowhere.',
  repair: relativeWithoutHost,
  examples: [
    { url: 'https://«»' },
    { url: 'https://«»#a', base: 'https://example.com/', fixed: '#a' },
  ],
})
