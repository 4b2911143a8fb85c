import { defineIssue } from '../define-issue.ts'

export const domainEmptyLabel = defineIssue({
  code: 'domain-empty-label',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L999-L1000',
  since: '0.1.0',
  message: 'The host has an empty label: two dots in a row, or a dot at its end.',
  why: 'A label has at least one character. With a dot at its end a host is another origin than without.',

  examples: [{ url: 'http://example.com.«»/' }, { url: 'http://a.«».b/' }],
})
