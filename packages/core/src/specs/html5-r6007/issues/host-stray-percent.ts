import { defineIssue } from '../define-issue.ts'

export const hostStrayPercent = defineIssue({
  code: 'host-stray-percent',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#parse-a-url',
  since: '0.1.0',
  message: 'The host contains a % that no two hexadecimal digits follow.',
  why: 'Elsewhere a lone % is let pass, but a host with one cannot be looked up.',

  examples: [{ url: '//a«%zz»/' }],
})
