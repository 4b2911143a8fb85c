import { testRule } from '../../support/test-rule.ts'

testRule('no-conformance-error', 'ts', {
  silent: [
    'type A = "https://example.com/a b"',
    'enum A { B = "https://example.com/a b" }',
    'declare function fetch(a: "/a b"): void',
    'import type { URL } from "my-url"; new URL("/a b", base)',
  ],
  reported: [
    {
      code: 'fetch("/a« »b" as string)',
      issues: ['unescaped-space'],
      fixed: 'fetch("/a%20b" as string)',
    },
    {
      code: 'const a = "/a« »b" as const satisfies string; fetch(a!)',
      issues: ['unescaped-space'],
      fixed: 'const a = "/a%20b" as const satisfies string; fetch(a!)',
    },
    {
      code: 'new URL(<string>"/a« »b", location.href)',
      issues: ['unescaped-space'],
      fixed: 'new URL(<string>"/a%20b", location.href)',
    },
  ],
})
