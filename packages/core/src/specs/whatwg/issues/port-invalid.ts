import { repairPort } from '../../../repair/repairs/repair-port.ts'
import { defineIssue } from '../define-issue.ts'

export const portInvalid = defineIssue({
  code: 'port-invalid',
  kind: 'parse-exception',
  specName: 'port-invalid',
  clause: 'https://url.spec.whatwg.org/#port-state',
  since: '0.1.0',
  message: 'The port contains {{text}}. Only digits are allowed.',
  why: 'Browsers reject the URL, so the link does not work.',
  notes:
    'scp and git use the form `host:path`. In a URL the path starts with a slash: `ssh://example.com/ada/repo`.',
  repair: repairPort,
  examples: [
    { url: 'https://example.com:80«a»/', fixed: 'https://example.com:80/' },
    { url: 'ssh://example.com:«ada»/repo', fixed: 'ssh://example.com/ada/repo' },
    { url: 'https://fe80:«:»1]/', fixed: 'https://[fe80::1]/' },
  ],
})
