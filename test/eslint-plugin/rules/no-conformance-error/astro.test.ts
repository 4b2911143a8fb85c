import { testRule } from '../../support/test-rule.ts'

testRule('no-conformance-error', 'astro', {
  silent: ['<Link to="/a b" />', '---\nconst url = 1\n---\n<a href={url} title="a b">a b</a>'],
  reported: [
    {
      code: '---\nfetch("/a« »b")\n---\n<a href="/a« »b&copy=1">x</a>',
      issues: ['unescaped-space', 'unescaped-space'],
      fixed: '---\nfetch("/a%20b")\n---\n<a href="/a%20b&copy=1">x</a>',
    },
    {
      code: "<a href={'/a«\\x20»b'}>x</a><img src=`/${id}/a« »b` />",
      issues: ['unescaped-space', 'unescaped-space'],
      fixed: "<a href={'/a%20b'}>x</a><img src=`/${id}/a b` />",
      suggested: {
        1: { 'Percent-encode as %20': "<a href={'/a\\x20b'}>x</a><img src=`/${id}/a%20b` />" },
      },
    },
    {
      code: '<Link to="/a« »b&amp;c" /><Link to={"/a« »b"} />',
      settings: { hreflint: { components: { Link: ['to'] } } },
      issues: ['unescaped-space', 'unescaped-space'],
      fixed: '<Link to="/a%20b&amp;c" /><Link to={"/a%20b"} />',
    },
  ],
})
