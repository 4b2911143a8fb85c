import { testRule } from '../../support/test-rule.ts'

testRule('no-conformance-error', 'yaml', {
  silent: [
    'a: "postgres://app:${PASSWORD}@db/shop"',
    {
      code: 'a: "postgres://app:{{ password | urlencode }}@db/shop"',
      settings: { hreflint: { tolerated: 'report' } },
    },
    'a: https://a.example/a b|\nb: "http://u:p@h/"\n',
  ],
  reported: [
    {
      code: 'a: "postgres://app:«${PASSWORD}»@db/shop"',
      settings: { hreflint: { tolerated: 'report' } },
      issues: ['document/unescaped-hole'],
    },
    {
      code: 'a: postgres://app:12«/»ss@db:5432/shop',
      issues: ['postgres/password-read-as-port'],
      suggested: {
        0: {
          'Percent-encode the password: user "app", password of 5 characters, host "db", port 5432, database "shop"':
            'a: postgres://app:12%2Fss@db:5432/shop',
        },
      },
    },
  ],
})
