import { testRule } from '../../support/test-rule.ts'

testRule('no-credentials', 'jsx', {
  silent: [
    '<a title="https://ann@example.com/" />',
    '<a href="mailto:ann@example.com" />',
    '<Link to="https://ann@example.com/" />',
  ],
  reported: [
    {
      code: '<a href="https://«ann:se&amp;cret@»example.com/" />',
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': '<a href="https://example.com/" />' },
      },
    },
    {
      code: "<a href={'ftp://«ann\\x3asecret@»example.com/'} />",
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': "<a href={'ftp://example.com/'} />" },
      },
    },
    {
      code: '<img srcSet="/a 1x, https://«ann@»example.com/b 2x" />',
      issues: ['credentials'],
      suggested: {
        0: {
          'Remove the user name and password': '<img srcSet="/a 1x, https://example.com/b 2x" />',
        },
      },
    },
    {
      code: '<Link to={`https://«ann@»example.com/${id}`} />',
      settings: { hreflint: { components: { Link: ['to'] } } },
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': '<Link to={`https://example.com/${id}`} />' },
      },
    },
  ],
})
