import { testRule } from '../../support/test-rule.ts'

testRule('no-parse-exception', 'astro', {
  silent: [
    '---\nconst url = "http://a:b"\n---\n<a href={x + url} title="http://a:b">http://a:b</a>',
    '<Link to="http://a:b" />',
    '<a href=`http://${host}:${port}/`>x</a>',
  ],
  reported: [
    {
      code: '---\nnew URL("«foo»")\n---\n<a href="http://a:«b»/">x</a>',
      issues: ['missing-scheme', 'port-invalid'],
      suggested: {
        1: {
          'Replace the colon with /': '---\nnew URL("foo")\n---\n<a href="http://a/b/">x</a>',
          'Remove the port': '---\nnew URL("foo")\n---\n<a href="http://a/">x</a>',
        },
      },
    },
    {
      code: '<a href={\'http://[::1«»\'}>x</a><img src=`https://h:«65536»/${id}` alt="">',
      issues: ['ipv6-unclosed', 'port-out-of-range'],
      suggested: {
        0: {
          'Add the closing bracket':
            '<a href={\'http://[::1]\'}>x</a><img src=`https://h:65536/${id}` alt="">',
        },
        1: {
          'Remove the port': '<a href={\'http://[::1\'}>x</a><img src=`https://h/${id}` alt="">',
        },
      },
    },
    {
      code: '<Link to="https://a« »b/" />',
      settings: { hreflint: { components: { Link: ['to'] } } },
      issues: ['domain-forbidden-code-point'],
      suggested: {
        0: {
          'Remove it': '<Link to="https://ab/" />',
          'Replace with a hyphen': '<Link to="https://a-b/" />',
        },
      },
    },
  ],
})
