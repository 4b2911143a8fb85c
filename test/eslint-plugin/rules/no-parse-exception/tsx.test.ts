import { testRule } from '../../support/test-rule.ts'

testRule('no-parse-exception', 'tsx', {
  silent: [
    'const a = <Link<Props> to="http://a:b" />',
    'const a = <a href={url as "http://a:b"} />',
  ],
  reported: [
    {
      code: 'const A = () => <a href={"http://a:«b»/" as string}>x</a>',
      issues: ['port-invalid'],
      suggested: {
        0: {
          'Replace the colon with /': 'const A = () => <a href={"http://a/b/" as string}>x</a>',
          'Remove the port': 'const A = () => <a href={"http://a/" as string}>x</a>',
        },
      },
    },
    {
      code: 'const a = "https://a« »b/"; const B = <a href={a satisfies string} />',
      issues: ['domain-forbidden-code-point'],
      suggested: {
        0: {
          'Remove it': 'const a = "https://ab/"; const B = <a href={a satisfies string} />',
          'Replace with a hyphen':
            'const a = "https://a-b/"; const B = <a href={a satisfies string} />',
        },
      },
    },
    {
      code: 'const C = ({ id }: Props) => <form action={`https://h:«65536»/${id!}`} />',
      issues: ['port-out-of-range'],
      suggested: {
        0: {
          'Remove the port': 'const C = ({ id }: Props) => <form action={`https://h/${id!}`} />',
        },
      },
    },
  ],
})
