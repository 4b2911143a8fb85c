import { testRule } from '../../support/test-rule.ts'

testRule('no-conformance-error', 'html', {
  silent: [
    '<a href=" /a%20b ">a b</a>',
    '<a title="a b" href="">x</a>',
    '<script>log("/a b")</script>',
    '<a href="/{{ a b }}/c">x</a>',
  ],
  reported: [
    {
      code: '<script>fetch("/a« »b")</script>',
      issues: ['unescaped-space'],
      suggested: {
        0: { 'Percent-encode as %20 (if this is a URL)': '<script>fetch("/a%20b")</script>' },
      },
    },
    {
      code: '<a href="/a« »b?c&amp;d e">x</a>',
      issues: ['unescaped-space'],
      fixed: '<a href="/a%20b?c&amp;d%20e">x</a>',
      suggested: {
        0: {
          'Percent-encode as %20 in the path': '<a href="/a%20b?c&amp;d e">x</a>',
          'Percent-encode as %20 in the query': '<a href="/a b?c&amp;d%20e">x</a>',
        },
      },
    },
    // The parser ends an unquoted value at its first slash.
    {
      code: '<a href=http:/«»example.com/a&#32;b>x</a>'.replace('&#32;', '«&#32;»'),
      issues: ['missing-slashes', 'unescaped-space'],
      fixed: '<a href=http:/example.com/a%20b>x</a>',
      suggested: {
        0: {
          'Change to http://, which leads to http://example.com/':
            '<a href=http://example.com/a&#32;b>x</a>',
          'Remove http:, which leads to the host of the page': '<a href=/example.com/a&#32;b>x</a>',
        },
      },
    },
    {
      code: '\u{feff}<img srcset="/a%20b 1x, /a«|»b 2x">'.slice(1),
      issues: ['unescaped-pipe'],
      suggested: { 0: { 'Percent-encode as %7C': '<img srcset="/a%20b 1x, /a%7Cb 2x">' } },
    },
    {
      code: '<p style="background: url(\'/a« »b\')">\r\n<a href="/{{ id }}/a« »b">x</a>',
      issues: ['unescaped-space', 'unescaped-space'],
      fixed: '<p style="background: url(\'/a%20b\')">\r\n<a href="/{{ id }}/a b">x</a>',
      suggested: {
        1: {
          'Percent-encode as %20':
            '<p style="background: url(\'/a b\')">\r\n<a href="/{{ id }}/a%20b">x</a>',
        },
      },
    },
  ],
})
