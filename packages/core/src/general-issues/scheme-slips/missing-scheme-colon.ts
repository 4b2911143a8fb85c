import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { writeColon } from '../../repair/repairs/scheme/write-colon.ts'

export const missingSchemeColon = Object.freeze<IssueDefinition>({
  code: 'document/missing-scheme-colon',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#path-relative-scheme-less-url-string',
  since: '0.1.0',
  message: 'The colon after {{text}} is missing, so browsers read it as the name of a folder.',
  why: 'The URL is relative: browsers request it from the server of the current page, which has no such file.',
  notes:
    'The URL Standard allows a folder with this name. hreflint only reports a URL that starts with `http//` or `https//`, followed by the name of a server.',
  repair: writeColon,
  examples: [
    { url: '<a href="«https»//example.com/">Example</a>' },
    { url: '<a href="«http»//www.example.com">Example</a>' },
  ],
})
