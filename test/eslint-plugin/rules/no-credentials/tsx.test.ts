import { testRule } from '../../support/test-rule.ts'

testRule('no-credentials', 'tsx', {
  silent: ['const a = <Link<Props> to="https://ann@example.com/" />'],
  reported: [
    {
      code: 'const A = () => <a href={"https://«ann:secret@»example.com/" as string}>x</a>',
      issues: ['credentials'],
      suggested: {
        0: {
          'Remove the user name and password':
            'const A = () => <a href={"https://example.com/" as string}>x</a>',
        },
      },
    },
    {
      code: 'const B = <img src={`https://«ann@»example.com/${id!}`} alt="" />',
      issues: ['credentials'],
      suggested: {
        0: {
          'Remove the user name and password':
            'const B = <img src={`https://example.com/${id!}`} alt="" />',
        },
      },
    },
  ],
})
