import { percentEncode } from '@hreflint/core/internal'
import { defineIssue } from './define-issue.ts'

export const legacyEncodedQuery = defineIssue({
  code: 'legacy-encoded-query',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
  since: '0.1.0',
  message:
    'The query contains {{text}}, which becomes {{written}} because the document is encoded in {{encoding}}.',
  why: 'Most servers read queries as UTF-8 and find other characters. The same link in a UTF-8 document requests something else.',
  notes:
    'The URL Standard allows these characters in a query and encodes them in the encoding of the document. The HTML Standard requires UTF-8 for every document and gives this as one of the reasons.',
  repair: percentEncode,
  examples: [{ url: '<meta charset="windows-1252"><a href="/?q=sch«ö»n">Schön</a>' }],
})
