import { defineIssue } from './define-issue.ts'

export const emptyAction = defineIssue({
  code: 'empty-action',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-action',
  since: '0.1.0',
  message: 'The {{place}} is empty, but a URL is required.',
  why: 'Browsers send the form to the address of the page, as they do without the attribute.',
  notes:
    'Off by default, because it does no harm: forms that scripts handle are often written like this. To turn it on, add its code to `severities`.',
  examples: [
    { url: '<form action="«»"></form>' },
    { url: '<button formaction="«»">Send</button>' },
  ],
  right: { url: '<form></form>' },
})
