import { testRule } from '../../support/test-rule.ts'

testRule('no-conformance-error', 'svelte', {
  silent: ['<Link to="/a b" />', '<a href={url} title="a b">a b</a>', '<a href="/{"a b"}/c">x</a>'],
  reported: [
    {
      code: '<a href="/a« »b&amp;c/{id}/d e">x</a>',
      issues: ['unescaped-space'],
      suggested: {
        0: { 'Percent-encode as %20 in all 2 places': '<a href="/a%20b&amp;c/{id}/d%20e">x</a>' },
      },
    },
    {
      code: "<a href={'/a«\\x20»b'}>x</a><script>fetch('/a« »b')</script>",
      issues: ['unescaped-space', 'unescaped-space'],
      fixed: "<a href={'/a%20b'}>x</a><script>fetch('/a%20b')</script>",
    },
    {
      code: '<Link to="/a« »b" /><Link to="/a« »b/{id}/c d&amp;e" /><Link to={"/a« »b"} />',
      settings: { hreflint: { components: { Link: ['to'] } } },
      issues: ['unescaped-space', 'unescaped-space', 'unescaped-space'],
      fixed: '<Link to="/a%20b" /><Link to="/a b/{id}/c d&amp;e" /><Link to={"/a%20b"} />',
      suggested: {
        1: {
          'Percent-encode as %20 in all 2 places':
            '<Link to="/a b" /><Link to="/a%20b/{id}/c%20d&amp;e" /><Link to={"/a b"} />',
        },
      },
    },
  ],
})
