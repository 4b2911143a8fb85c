import { replaceSpan } from '../../../repair/repairs/replace-span.ts'
import { defineIssue } from '../define-issue.ts'

export const hostNotCanonical = defineIssue({
  code: 'host-not-canonical',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L990-L993',
  since: '0.1.0',
  message: 'The host is not written in the form that it is looked up in, which is {{value}}.',
  why: 'Software that compares hosts as they are written takes it for another host.',
  repair: context => [
    replaceSpan(
      context,
      `Replace with ${context.issue.params.value}`,
      context.issue.params.value ?? '',
    ),
  ],
  examples: [{ url: 'http://«EXAMPLE.com»/', fixed: 'http://example.com/' }],
})
