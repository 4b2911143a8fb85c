import { testRule } from '../../support/test-rule.ts'
import { forbid, options, settings } from './staging.ts'

const code = 'policy/forbidden-url'

testRule('no-forbidden-url', 'js', {
  silent: [
    "fetch('https://staging.example.com/')",
    { code: "fetch('https://www.example.com/')", settings },
    { code: "fetch('https://staging.example.com/status')", settings },
    { code: 'fetch(`https://staging.example.com/${id}`)', settings },
    { code: "fetch('/a')", settings },
    { code: "log('https://staging.example.com/')", settings },
    // The option of a rule replaces the setting.
    { code: "fetch('https://staging.example.com/')", settings, options: [{ forbid: [] }] },
    { code: "fetch('https://staging.example.com/')", options: [{ forbid, ignore: [code] }] },
  ],
  reported: [
    {
      code: "fetch('«HTTPS://Staging.Example.com:443/a»')",
      settings,
      issues: [code],
      suggested: {
        0: { 'Change to https://www.example.com/a': "fetch('https://www.example.com/a')" },
      },
    },
    {
      code: "fetch(`«https://staging.example.com/it's»`)",
      options,
      issues: [code],
      suggested: {
        0: { "Change to https://www.example.com/it's": "fetch(`https://www.example.com/it's`)" },
      },
    },
    {
      code: "new URL('«x»', 'https://staging.example.com/')",
      settings: { hreflint: { forbid: [{ url: 'https://staging.example.com/x' }] } },
      issues: [code],
    },
    {
      code: "const log = 'https://staging.example.com/'\nopen('«https://staging.example.com/a»')",
      settings: {
        hreflint: { forbid: [{ url: 'https://staging.example.com/*' }], preset: 'standard' },
      },
      issues: [code],
    },
  ],
})
