import { defineIssue } from '../define-issue.ts'

export const ipv4TooFewParts = defineIssue({
  code: 'ipv4-too-few-parts',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L1099-L1100',
  since: '0.1.0',
  message: 'The IPv4 address {{text}} has fewer than four parts.',
  why: 'The last part fills the place of those that are missing, which few readers know; filters often do not.',

  examples: [{ url: 'http://«127.1»/' }],
})
