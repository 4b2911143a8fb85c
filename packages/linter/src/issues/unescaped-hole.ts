import { defineIssue } from './define-issue.ts'

export const unescapedHole = defineIssue({
  code: 'unescaped-hole',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1',
  since: '0.1.0',
  message: 'The password is filled in from a variable, whose value must be percent-encoded.',
  why: 'The value is inserted as it is. If it contains a `/`, `?`, `#`, `@` or `%`, the password ends too early, and drivers reject the string or connect to a different host.',
  notes:
    'Off by default, because the value is often known to contain none of these characters. To turn it on, add its code to `severities`. The strict configurations of the ESLint plugin report it. A placeholder that names an encoder or an encoded value (`quote`, `encodeURIComponent`, `urlencode`, `PathEscape`, `PASSWORD_ENCODED`) is not reported, nor is a format such as `%s`, whose value is elsewhere.',
  examples: [{ url: '<a href="postgres://app:«${PASSWORD}»@db/shop">Database</a>' }],
  right: { url: '<a href="postgres://app:p%2Fss@db/shop">Database</a>' },
})
