import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { addScheme } from '../../repair/repairs/scheme/add-scheme.ts'

export const forgottenScheme = Object.freeze<IssueDefinition>({
  code: 'document/forgotten-scheme',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#path-relative-scheme-less-url-string',
  since: '0.1.0',
  message: 'The scheme is missing, so browsers read {{text}} as the name of a file.',
  why: 'The URL is relative: browsers request it from the server of the current page, which has no such file.',
  notes:
    'The URL Standard allows a file with this name. hreflint only reports email addresses, and names of servers that start with `www.`.',
  repair: addScheme,
  examples: [
    { url: '<a href="«www.example.com»">Example</a>' },
    { url: '<a href="«security@example.com»">Mail</a>' },
  ],
})
