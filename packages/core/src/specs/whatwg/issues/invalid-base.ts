import { defineIssue } from '../define-issue.ts'

export const invalidBase = defineIssue({
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#concept-basic-url-parser',
  since: '0.1.0',
  message: 'The base URL, against which this URL is to be resolved, is itself none.',
  why: 'No URL can be resolved against it, so nothing can be said about this one. Mend the base URL first.',
  notes:
    'The URL Standard takes a base URL that is already parsed. hreflint takes it as a string, under the same specification.',
  examples: [{ url: '«a»', base: 'https://' }],
})
