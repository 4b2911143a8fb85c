import { defineIssue } from '../define-issue.ts'

export const schemeWithAuthority = defineIssue({
  code: 'scheme-with-authority',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#resolve-a-url',
  since: '0.1.0',
  message: 'The URL has an authority, but {{scheme}} URLs have none.',
  why: 'The restrictions of a scheme hold whatever the generic grammar allows.',

  examples: [{ url: 'data:«//example.com»/', base: 'http://example.com/' }],
})
