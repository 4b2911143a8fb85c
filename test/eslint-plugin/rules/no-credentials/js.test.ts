import { testRule } from '../../support/test-rule.ts'

testRule('no-credentials', 'js', {
  silent: [
    'fetch("https://example.com/a b@c")',
    'fetch("mailto:ann@example.com")',
    'fetch("/ann:secret@example.com")',
    'log("https://ann:secret@example.com/")',
    'fetch(`https://${user}@example.com/`)',
  ],
  reported: [
    {
      code: 'fetch("https://«ann:secret@»example.com/")',
      issues: ['credentials'],
      suggested: { 0: { 'Remove the user name and password': 'fetch("https://example.com/")' } },
    },
    // Shown whole and removed whole, however it is escaped.
    {
      code: "fetch('https://«\\u{61}nn:se\\x63ret@»example.com/')",
      issues: ['credentials'],
      suggested: { 0: { 'Remove the user name and password': "fetch('https://example.com/')" } },
    },
    {
      code: 'new URL(`https://«ann:secret@»example.com/${path}`)',
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': 'new URL(`https://example.com/${path}`)' },
      },
    },
    {
      code: 'const API = "https://«ann@»example.com"; fetch(API + "/a"); fetch(API + "/b")',
      issues: ['credentials'],
      suggested: {
        0: {
          'Remove the user name and password':
            'const API = "https://example.com"; fetch(API + "/a"); fetch(API + "/b")',
        },
      },
    },
    {
      code: 'fetch("https://«@»example.com/")',
      issues: ['empty-credentials'],
      fixed: 'fetch("https://example.com/")',
    },
  ],
})
