import { RuleTester } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { describe, it } from 'vitest'

RuleTester.describe = describe
RuleTester.it = it

const place = (column: number, endColumn: number) => ({ line: 1, column, endLine: 1, endColumn })

new RuleTester().run('no-spec-divergence', plugin.rules['no-spec-divergence'] as never, {
  valid: [
    'fetch("https://example.com/a?b#c")',
    { code: 'fetch("http://good.example#@evil.example")' },
    { code: 'fetch("http://a/b\\\\c")', options: [{ grade: 'host' }] },
    { code: 'fetch("http://a@b@c/")' },
    'fetch(`http://good.example\\\\@${host}/`)',
  ],
  invalid: [
    {
      code: 'fetch("http://good.example\\\\@evil.example/")',
      errors: [
        {
          message:
            'The host is "good.example" under whatwg and abarth-url-01, "evil.example" under rfc3986.',
          ...place(15, 27),
        },
      ],
    },
    {
      code: 'fetch("http:///evil.example")',
      errors: [
        {
          message:
            'The host is "evil.example" under whatwg and abarth-url-01, missing under rfc3986.',
          ...place(16, 28),
        },
      ],
    },
    {
      code: 'fetch("http://0x7f.1/")',
      errors: [
        {
          message:
            'The host is "127.0.0.1" under whatwg and abarth-url-01, "0x7f.1" under rfc3986.',
          ...place(15, 21),
        },
      ],
    },
    {
      code: 'fetch("http://a@b@c/")',
      options: [{ grade: 'verdict' }],
      errors: [
        {
          message:
            'Specifications differ in their verdict: conformance-error under whatwg and abarth-url-01, parse-exception under rfc3986.',
          ...place(8, 21),
        },
      ],
    },
    {
      code: 'fetch("http://a/b\\\\c")',
      errors: [
        {
          message:
            'Specifications read different URLs here: one under whatwg and abarth-url-01, one under rfc3986.',
          ...place(8, 21),
        },
      ],
    },
  ],
})
