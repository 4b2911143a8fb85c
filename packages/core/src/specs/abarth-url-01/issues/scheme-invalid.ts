import { defineIssue } from '../define-issue.ts'

export const schemeInvalid = defineIssue({
  code: 'scheme-invalid',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.1',
  since: '0.1.0',
  message:
    'The scheme is invalid: it has to begin with a letter, and to go on with letters, digits, +, - and .',
  why: 'What the URL means is up to its scheme. Without one it means nothing.',

  examples: [{ url: '«1»:a' }, { url: '«»:a' }, { url: 'a«_»b:c' }],
})
