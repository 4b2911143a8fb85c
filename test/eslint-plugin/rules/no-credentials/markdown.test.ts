import { testRule } from '../../support/test-rule.ts'

testRule('no-credentials', 'markdown', {
  silent: ['`https://ann@example.com/`', '<ann@example.com>', '[a](mailto:ann@example.com)'],
  reported: [
    {
      code: '[a](https://«ann:secret@»example.com/)',
      issues: ['credentials'],
      suggested: { 0: { 'Remove the user name and password': '[a](https://example.com/)' } },
    },
    {
      code: '> [b]: https://«ann@»example.com/ "t"\n\n[b]',
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': '> [b]: https://example.com/ "t"\n\n[b]' },
      },
    },
    {
      code: '<https://«ann:secret@»example.com/>',
      issues: ['credentials'],
      suggested: { 0: { 'Remove the user name and password': '<https://example.com/>' } },
    },
    {
      code: '![c](https://«ann:se\\&cret@»example.com/)',
      issues: ['credentials'],
      suggested: { 0: { 'Remove the user name and password': '![c](https://example.com/)' } },
    },
  ],
})
