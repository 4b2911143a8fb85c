import { percentEncode } from '@hreflint/core'
import { defineIssue } from './define-issue.ts'

export const legacyEncodedQuery = defineIssue({
  code: 'legacy-encoded-query',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
  since: '0.1.0',
  message:
    'The query contains {{text}}, which becomes {{written}}, because the document is in {{encoding}}.',
  why: 'Most servers read queries as UTF-8 and find other characters there; the same link in a document in UTF-8 asks for something else.',
  notes:
    'The URL Standard allows these characters in a query, and encodes them as the document is encoded. The HTML Standard wants every document in UTF-8, and names this as one of the reasons.',
  repair: percentEncode,
  examples: [{ url: '<meta charset="windows-1252"><a href="/?q=sch«ö»n">Schön</a>' }],
})
