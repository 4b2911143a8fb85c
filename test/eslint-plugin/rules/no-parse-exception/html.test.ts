import { testRule } from '../../support/test-rule.ts'

testRule('no-parse-exception', 'html', {
  silent: [
    '<a title="http://a:b" href="">x</a>',
    '<script>log("http://a:b")</script>',
    '<a href="http://{{ host }}:{{ port }}/">x</a>',
    '<a href="foo">x</a>',
  ],
  reported: [
    { code: '<script>new URL("«foo»")</script>', issues: ['missing-scheme'] },
    {
      code: '<img src="https://a«&#91;»b/" alt="">',
      issues: ['domain-forbidden-code-point'],
      suggested: { 0: { 'Remove it': '<img src="https://ab/" alt="">' } },
    },
    // The parser ends an unquoted value at its first slash.
    {
      code: '<a href=http://h:«65536»/>x</a>',
      issues: ['port-out-of-range'],
      suggested: { 0: { 'Remove the port': '<a href=http://h/>x</a>' } },
    },
    {
      code: '<img srcset="/a 1x, http://h:«65536»/b 2x" alt="">',
      issues: ['port-out-of-range'],
      suggested: { 0: { 'Remove the port': '<img srcset="/a 1x, http://h/b 2x" alt="">' } },
    },
    {
      code: '<base href="https://exa« »mple.com/">\r\n<a href="/a">x</a>',
      issues: ['domain-forbidden-code-point'],
      suggested: {
        0: {
          'Remove it': '<base href="https://example.com/">\r\n<a href="/a">x</a>',
          'Replace with a hyphen': '<base href="https://exa-mple.com/">\r\n<a href="/a">x</a>',
        },
      },
    },
    // A base that the chosen specification cannot resolve is none: the link has one.
    {
      code: '<base href="http://«a_b»/"><a href="x">x</a>',
      options: [{ spec: 'html5-r6007', documentUrl: 'https://h/' }],
      issues: ['html5-r6007/domain-invalid'],
    },
    {
      code: '<img srcset="/a 1x, http://[::1«» 2x" alt="">',
      issues: ['ipv6-unclosed'],
      suggested: {
        0: { 'Add the closing bracket': '<img srcset="/a 1x, http://[::1] 2x" alt="">' },
      },
    },
    {
      code: '<meta http-equiv="refresh" content="1; url=http://a:«b»/">',
      issues: ['port-invalid'],
      suggested: {
        0: {
          'Replace the colon with /': '<meta http-equiv="refresh" content="1; url=http://a/b/">',
          'Remove the port': '<meta http-equiv="refresh" content="1; url=http://a/">',
        },
      },
    },
    {
      code: '<p style="background: url(\'https://1.2.3.«256»/\')">',
      issues: ['ipv4-out-of-range'],
    },
  ],
})
