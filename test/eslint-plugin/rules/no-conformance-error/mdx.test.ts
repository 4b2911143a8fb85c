import { testRule } from '../../support/test-rule.ts'

testRule('no-conformance-error', 'mdx', {
  silent: ['`[a](</b c>)`', '<a href={"/b c"} />', '[a](/b/{c})'],
  reported: [
    {
      code: '<a href="/b« »c">d</a> {/* e */} [f](/g«^»h)',
      fixed: '<a href="/b%20c">d</a> {/* e */} [f](/g%5Eh)',
      issues: ['unescaped-space', 'unescaped-caret'],
    },
  ],
})
