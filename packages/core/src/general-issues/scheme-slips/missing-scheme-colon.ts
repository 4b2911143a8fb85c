import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { writeColon } from '../../repair/repairs/scheme/write-colon.ts'

export const missingSchemeColon = Object.freeze<IssueDefinition>({
  code: 'document/missing-scheme-colon',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#path-relative-scheme-less-url-string',
  since: '0.1.0',
  message: 'The colon after {{text}} is missing, so browsers read it as the name of a folder.',
  why: 'The URL is relative: browsers ask the server of the page itself for it, which has no such file.',
  notes:
    'The URL Standard allows a folder of this name. Only a URL that begins with `http//` or `https//` and goes on with the name of a server is reported.',
  repair: writeColon,
  examples: [
    { url: '<a href="«https»//example.com/">Example</a>' },
    { url: '<a href="«http»//www.example.com">Example</a>' },
  ],
})
