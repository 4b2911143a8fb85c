import { testRule } from '../../support/test-rule.ts'

testRule('no-parse-exception', 'svelte', {
  silent: [
    '<a href={url} title="http://a:b">http://a:b</a>',
    '<a href="http://{host}:{port}/">x</a>',
    '<Link to="http://a:b" />',
  ],
  reported: [
    {
      code: '<a href="http://a:«b»/{id}">x</a>',
      issues: ['port-invalid'],
      suggested: {
        0: {
          'Replace the colon with /': '<a href="http://a/b/{id}">x</a>',
          'Remove the port': '<a href="http://a/{id}">x</a>',
        },
      },
    },
    {
      code: "<a href={'http://[::1«»'}>x</a><script>new URL('«foo»')</script>",
      issues: ['ipv6-unclosed', 'missing-scheme'],
      suggested: {
        0: {
          'Add the closing bracket':
            "<a href={'http://[::1]'}>x</a><script>new URL('foo')</script>",
        },
      },
    },
    {
      code: '<img src={`https://h:«65536»/${id}`} alt="">',
      issues: ['port-out-of-range'],
      suggested: { 0: { 'Remove the port': '<img src={`https://h/${id}`} alt="">' } },
    },
    {
      code: '<Link to="https://a« »b/{id}" />',
      settings: { hreflint: { components: { Link: ['to'] } } },
      issues: ['domain-forbidden-code-point'],
      suggested: {
        0: {
          'Remove it': '<Link to="https://ab/{id}" />',
          'Replace with a hyphen': '<Link to="https://a-b/{id}" />',
        },
      },
    },
  ],
})
