import * as parser from 'astro-eslint-parser'
import plugin from 'eslint-plugin-hreflint'
import { testRule } from './support/test-rule.ts'

const inAstro = { filename: 'a.astro' }

testRule(
  'no-conformance-error',
  plugin.rules['no-conformance-error'],
  {
    silent: [
      { code: '<Link to="/a b" />', ...inAstro },
      { code: '---\nconst url = 1\n---\n<a href={url} title="a b">a b</a>', ...inAstro },
    ],
    reported: [
      {
        code: '---\nfetch("/a« »b")\n---\n<a href="/a« »b&copy=1">x</a>',
        ...inAstro,
        issues: ['unescaped-space', 'unescaped-space'],
        fixed: '---\nfetch("/a%20b")\n---\n<a href="/a%20b&copy=1">x</a>',
      },
      {
        code: "<a href={'/a«\\x20»b'}>x</a><img src=`/${id}/a« »b` />",
        ...inAstro,
        issues: ['unescaped-space', 'unescaped-space'],
        fixed: "<a href={'/a%20b'}>x</a><img src=`/${id}/a%20b` />",
      },
      {
        code: '<Link to="/a« »b&amp;c" /><Link to={"/a« »b"} />',
        ...inAstro,
        settings: { hreflint: { components: { Link: ['to'] } } },
        issues: ['unescaped-space', 'unescaped-space'],
        fixed: '<Link to="/a%20b&amp;c" /><Link to={"/a%20b"} />',
      },
    ],
  },
  { languageOptions: { parser: parser as never } },
)
