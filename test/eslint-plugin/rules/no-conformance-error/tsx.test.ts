import { testRule } from '../../support/test-rule.ts'

testRule('no-conformance-error', 'tsx', {
  silent: ['const a = <Link<Props> to="/a b" />', 'const a = <a href={url as "/a b"} />'],
  reported: [
    {
      code: 'const A = () => <a href={"/a« »b" as string}>x</a>',
      issues: ['unescaped-space'],
      fixed: 'const A = () => <a href={"/a%20b" as string}>x</a>',
    },
    {
      code: 'const a = "/a«\\x20»b"; const B = <a href={a satisfies string} />',
      issues: ['unescaped-space'],
      fixed: 'const a = "/a%20b"; const B = <a href={a satisfies string} />',
    },
    {
      code: 'const C = ({ id }: Props) => <img src={`/a« »b/${id!}`} alt="/c d" />',
      issues: ['unescaped-space'],
      suggested: {
        0: {
          'Percent-encode as %20':
            'const C = ({ id }: Props) => <img src={`/a%20b/${id!}`} alt="/c d" />',
        },
      },
    },
  ],
})
