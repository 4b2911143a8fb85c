import { testRule } from '../../support/test-rule.ts'

testRule('no-credentials', 'svelte', {
  silent: [
    '<a href={url}>https://ann@example.com/</a>',
    '<a href="https://{user}@example.com/">x</a>',
    '<a href="mailto:ann@example.com">x</a>',
  ],
  reported: [
    {
      code: '<a href="https://«ann:secret@»example.com/{id}">x</a>',
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': '<a href="https://example.com/{id}">x</a>' },
      },
    },
    {
      code: "<a href={'https://«ann\\x3asecret@»example.com/'}>x</a><script>fetch('https://«ann@»example.com/')</script>",
      issues: ['credentials', 'credentials'],
      suggested: {
        0: {
          'Remove the user name and password':
            "<a href={'https://example.com/'}>x</a><script>fetch('https://ann@example.com/')</script>",
        },
        1: {
          'Remove the user name and password':
            "<a href={'https://ann\\x3asecret@example.com/'}>x</a><script>fetch('https://example.com/')</script>",
        },
      },
    },
    {
      code: '<Link to="https://«ann@»example.com/{id}" />',
      settings: { hreflint: { components: { Link: ['to'] } } },
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': '<Link to="https://example.com/{id}" />' },
      },
    },
  ],
})
