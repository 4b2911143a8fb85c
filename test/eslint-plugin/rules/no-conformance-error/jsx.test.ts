import { testRule } from '../../support/test-rule.ts'

testRule('no-conformance-error', 'jsx', {
  silent: [
    '<a href=" /a%20b " />',
    '<a title="a b" />',
    '<a href={b} />',
    '<a href />',
    '<Link to="/a b" />',
    '<Link href="/a b" />',
    '<input src="a b" />',
  ],
  reported: [
    {
      code: '<a href="/a« »b" />',
      issues: ['unescaped-space'],
      fixed: '<a href="/a%20b" />',
    },
    {
      code: '<a href="/?a&amp;b&nbsp;/a« »b&#x20;c" />',
      issues: ['unescaped-space'],
      fixed: '<a href="/?a&amp;b&nbsp;/a%20b%20c" />',
    },
    // No backslash escapes in attributes; they are there in expressions.
    {
      code: '<a href="/a«\\»b" rel={x} />',
      issues: ['backslash-in-path'],
      fixed: '<a href="/a/b" rel={x} />',
      suggested: { 0: { 'Percent-encode as %5C': '<a href="/a%5Cb" rel={x} />' } },
    },
    {
      code: "<img src={'/a«\\x20»b'} />",
      issues: ['unescaped-space'],
      fixed: "<img src={'/a%20b'} />",
    },
    {
      code: '<img srcSet="/a«|»b 1x, /c?a&amp;d«<» 2x" />',
      issues: ['unescaped-pipe', 'unescaped-angle-bracket'],
      suggested: {
        0: { 'Percent-encode as %7C': '<img srcSet="/a%7Cb 1x, /c?a&amp;d< 2x" />' },
        1: {
          'Remove <': '<img srcSet="/a|b 1x, /c?a&amp;d 2x" />',
          'Percent-encode as %3C': '<img srcSet="/a|b 1x, /c?a&amp;d%3C 2x" />',
        },
      },
    },
    {
      code: '<a ping="/a«\\»b /c«\\»d" />',
      issues: ['backslash-in-path', 'backslash-in-path'],
      fixed: '<a ping="/a/b /c/d" />',
      suggested: {
        0: { 'Percent-encode as %5C': '<a ping="/a%5Cb /c\\d" />' },
        1: { 'Percent-encode as %5C': '<a ping="/a\\b /c%5Cd" />' },
      },
    },
    {
      code: '<svg><use xlinkHref="/a«\\»b" /></svg>',
      issues: ['backslash-in-path'],
      fixed: '<svg><use xlinkHref="/a/b" /></svg>',
      suggested: { 0: { 'Percent-encode as %5C': '<svg><use xlinkHref="/a%5Cb" /></svg>' } },
    },
    {
      code: "<p style={{ background: 'url(\"/a« »b\")', color: 'a b' }} />",
      issues: ['unescaped-space'],
      fixed: "<p style={{ background: 'url(\"/a%20b\")', color: 'a b' }} />",
    },
    {
      code: '<input type="image" src="/a« »b" />',
      issues: ['unescaped-space'],
      fixed: '<input type="image" src="/a%20b" />',
    },
    {
      code: '<a href={`/${id}/a« »b`} />',
      issues: ['unescaped-space'],
      suggested: {
        0: { 'Percent-encode as %20': '<a href={`/${id}/a%20b`} />' },
      },
    },
    {
      code: 'const a = "/a« »b"; const b = <><a href={a} /><img src={a} alt="" /></>',
      issues: ['unescaped-space'],
      fixed: 'const a = "/a%20b"; const b = <><a href={a} /><img src={a} alt="" /></>',
    },
    {
      code: 'const a = "/a« »b"; const b = <a href={a}>{a}</a>',
      issues: ['unescaped-space'],
      suggested: {
        0: { 'Percent-encode as %20': 'const a = "/a%20b"; const b = <a href={a}>{a}</a>' },
      },
    },
    {
      code: '<Link to="/a« »b" />',
      settings: { hreflint: { components: { Link: ['to'] } } },
      issues: ['unescaped-space'],
      fixed: '<Link to="/a%20b" />',
    },
    {
      code: '<><Link href="/a« »b" /><Image src="/c« »d" /></>',
      settings: { hreflint: { presets: ['next'] } },
      issues: ['unescaped-space', 'unescaped-space'],
      fixed: '<><Link href="/a%20b" /><Image src="/c%20d" /></>',
    },
  ],
})
