import { anyOf } from '../../../repair/repairs/any-of.ts'
import { hostForPort } from '../../../repair/repairs/host/write-host.ts'
import { removeSecondColon } from '../../../repair/repairs/scheme/remove-second-colon.ts'
import { defineIssue } from '../define-issue.ts'

export const hostMissingBeforePort = defineIssue({
  code: 'host-missing-before-port',
  kind: 'parse-exception',
  specName: 'host-missing',
  clause: 'https://url.spec.whatwg.org/#host-state',
  since: '0.1.0',
  message: 'The host is missing before the port.',
  why: 'Without a host there is nothing to connect to, so browsers reject the URL.',
  repair: anyOf(removeSecondColon, hostForPort),
  examples: [{ url: 'http://«»:8080/', fixed: 'http://localhost:8080/' }],
})
