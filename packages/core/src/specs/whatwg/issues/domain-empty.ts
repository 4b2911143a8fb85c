import { removeFileHost } from '../../../repair/repairs/host/remove-file-host.ts'
import { defineIssue } from '../define-issue.ts'

export const domainEmpty = defineIssue({
  code: 'domain-empty',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host contains only characters that are ignored, so it is empty.',
  why: 'There is no host to connect to, so browsers reject the URL.',
  repair: removeFileHost,
  examples: [{ url: 'https://«\u00AD»/' }, { url: 'file://«\u00AD»/a', fixed: 'file:///a' }],
})
