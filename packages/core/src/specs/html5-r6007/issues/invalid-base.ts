import { defineIssue } from '../define-issue.ts'

export const invalidBase = defineIssue({
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#resolve-a-url',
  since: '0.1.0',
  message: 'The base URL is not an absolute URL.',
  why: 'A relative reference can only be resolved against a URL that stands by itself.',

  examples: [{ url: '«a»', base: 'b' }],
})
