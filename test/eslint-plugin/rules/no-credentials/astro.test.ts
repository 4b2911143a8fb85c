import { testRule } from '../../support/test-rule.ts'

testRule('no-credentials', 'astro', {
  silent: [
    '<a href={url}>https://ann@example.com/</a>',
    '<a href=`https://${user}@example.com/`>x</a>',
  ],
  reported: [
    {
      code: '---\nfetch("https://«ann:secret@»example.com/")\n---\n<a href="https://«ann@»example.com/">x</a>',
      issues: ['credentials', 'credentials'],
      suggested: {
        0: {
          'Remove the user name and password':
            '---\nfetch("https://example.com/")\n---\n<a href="https://ann@example.com/">x</a>',
        },
        1: {
          'Remove the user name and password':
            '---\nfetch("https://ann:secret@example.com/")\n---\n<a href="https://example.com/">x</a>',
        },
      },
    },
    {
      code: '<img src=`https://«ann@»example.com/${id}` alt="">',
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': '<img src=`https://example.com/${id}` alt="">' },
      },
    },
    {
      code: '<Link to="https://«ann:se&amp;cret@»example.com/" />',
      settings: { hreflint: { components: { Link: ['to'] } } },
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': '<Link to="https://example.com/" />' },
      },
    },
  ],
})
