import { testRule } from '../../support/test-rule.ts'

testRule('no-parse-exception', 'jsx', {
  silent: [
    '<a title="http://a:b" />',
    '<Link to="http://a:b" />',
    '<a href={url} />',
    '<a href="http://[::1]/" />',
    '<a href={`https://${host}:${port}/`} />',
    '<input src="http://a:b" />',
  ],
  reported: [
    {
      code: '<a href="http://[::1«»/">home</a>',
      issues: ['ipv6-unclosed'],
      suggested: { 0: { 'Add the closing bracket': '<a href="http://[::1]/">home</a>' } },
    },
    // A character reference stands for one character of the URL.
    {
      code: '<a href="https://a«&#91;»b/" />',
      issues: ['domain-forbidden-code-point'],
      suggested: { 0: { 'Remove it': '<a href="https://ab/" />' } },
    },
    {
      code: '<img srcSet="/a 1x, https://h:«65536»/ 2x" />',
      issues: ['port-out-of-range'],
      suggested: { 0: { 'Remove the port': '<img srcSet="/a 1x, https://h/ 2x" />' } },
    },
    {
      code: '<p style={{ background: \'url("https://a« »b/")\' }} />',
      issues: ['domain-forbidden-code-point'],
      suggested: {
        0: {
          'Remove it': '<p style={{ background: \'url("https://ab/")\' }} />',
          'Replace with a hyphen': '<p style={{ background: \'url("https://a-b/")\' }} />',
        },
      },
    },
    {
      code: '<a href={ok ? "http://a:«b»/" : "/"} />',
      issues: ['port-invalid'],
      suggested: {
        0: {
          'Replace the colon with /': '<a href={ok ? "http://a/b/" : "/"} />',
          'Remove the port': '<a href={ok ? "http://a/" : "/"} />',
        },
      },
    },
    {
      code: '<Link to="http://1.2.3.«256»/" />',
      settings: { hreflint: { components: { Link: ['to'] } } },
      issues: ['ipv4-out-of-range'],
    },
  ],
})
