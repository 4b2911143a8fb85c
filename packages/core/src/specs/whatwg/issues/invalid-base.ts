import { defineIssue } from '../define-issue.ts'

export const invalidBase = defineIssue({
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#concept-basic-url-parser',
  since: '0.1.0',
  message: 'The base URL is not a valid URL.',
  why: 'No relative URL can be resolved against it. Fix the base URL first.',
  notes:
    'The URL Standard takes a base URL that is already parsed. hreflint takes a string and parses it by the same specification.',
  examples: [{ url: '«a»', base: 'https://' }],
  right: { url: 'a', base: 'https://example.com/' },
})
