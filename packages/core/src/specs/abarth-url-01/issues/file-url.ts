import { defineIssue } from '../define-issue.ts'

export const fileUrl = defineIssue({
  code: 'file-url',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-3',
  since: '0.1.0',
  message: 'The draft does not define file URLs.',
  why: 'Browsers of its time read them in different ways, depending on the operating system.',

  examples: [{ url: '«file»:///a' }],
})
