import { removeFileHost } from '../../../repair/repairs/host/remove-file-host.ts'
import { defineIssue } from '../define-issue.ts'

export const domainEmpty = defineIssue({
  code: 'domain-empty',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'Nothing is left of the host once its ignored characters are removed.',
  why: 'Without a host there is nowhere to connect, so browsers refuse the whole URL.',
  repair: removeFileHost,
  examples: [{ url: 'https://«\u00AD»/' }, { url: 'file://«\u00AD»/a', fixed: 'file:///a' }],
})
