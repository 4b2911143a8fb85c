import { testRule } from '../../support/test-rule.ts'

testRule('no-parse-exception', 'ts', {
  silent: [
    'type A = "http://a:b"',
    'enum A { B = "http://a:b" }',
    'declare function fetch(a: "http://a:b"): void',
    'import type { URL } from "my-url"; new URL("foo")',
    'declare const url: URL; new URL("foo", url)',
  ],
  reported: [
    { code: 'new URL("«foo»" as string)', issues: ['missing-scheme'] },
    {
      code: 'new URL(<string>"http://[::1«»/")',
      issues: ['ipv6-unclosed'],
      suggested: { 0: { 'Add the closing bracket': 'new URL(<string>"http://[::1]/")' } },
    },
    {
      code: 'const a = "https://a« »b/" as const satisfies string; fetch(a!)',
      issues: ['domain-forbidden-code-point'],
      suggested: {
        0: {
          'Remove it': 'const a = "https://ab/" as const satisfies string; fetch(a!)',
          'Replace with a hyphen': 'const a = "https://a-b/" as const satisfies string; fetch(a!)',
        },
      },
    },
    {
      code: 'function f(v: HTMLVideoElement) { v.poster = "https://h:«65536»/" }',
      issues: ['port-out-of-range'],
      suggested: {
        0: { 'Remove the port': 'function f(v: HTMLVideoElement) { v.poster = "https://h/" }' },
      },
    },
    {
      code: 'fetch(`https://h:${port as number}/`); fetch(`https://1.2.3.«256»/${id!}`)',
      issues: ['ipv4-out-of-range'],
    },
  ],
})
