import { testRule } from '../../support/test-rule.ts'

testRule('no-parse-exception', 'toml', {
  silent: [
    'a = "https://a.example/"\nb = "see http://a:b"\n# http://a:b\n',
    'a = "postgres://app:${PASSWORD}@db/x"',
    'a = """\nhttp://a:b\n"""',
  ],
  reported: [
    {
      code: 'a = "https://h:«65536»/"\n',
      issues: ['port-out-of-range'],
      suggested: { 0: { 'Remove the port': 'a = "https://h/"\n' } },
    },
    {
      code: 'a = "postgres://app:PLANTED«/»x@db/shop" # why\n',
      issues: ['postgres/unescaped-delimiter-in-password'],
      suggested: {
        0: {
          'Percent-encode the password: user "app", password of 9 characters, host "db", database "shop"':
            'a = "postgres://app:PLANTED%2Fx@db/shop" # why\n',
        },
      },
    },
  ],
})
