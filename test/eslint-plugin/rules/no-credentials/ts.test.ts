import { testRule } from '../../support/test-rule.ts'

testRule('no-credentials', 'ts', {
  silent: ['type A = "https://ann@example.com/"', 'enum A { B = "https://ann@example.com/" }'],
  reported: [
    {
      code: 'fetch("https://«ann:secret@»example.com/" as string)',
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': 'fetch("https://example.com/" as string)' },
      },
    },
    {
      code: 'const a = "https://«ann@»example.com/" as const; fetch(a!)',
      issues: ['credentials'],
      suggested: {
        0: {
          'Remove the user name and password':
            'const a = "https://example.com/" as const; fetch(a!)',
        },
      },
    },
    {
      code: 'new WebSocket(`wss://«ann:secret@»example.com/${id as string}`)',
      issues: ['credentials'],
      suggested: {
        0: {
          'Remove the user name and password': 'new WebSocket(`wss://example.com/${id as string}`)',
        },
      },
    },
  ],
})
