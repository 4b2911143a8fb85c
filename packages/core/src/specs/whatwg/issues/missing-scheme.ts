import { addScheme } from '../../../repair/repairs/scheme/add-scheme.ts'
import { defineIssue } from '../define-issue.ts'

export const missingScheme = defineIssue({
  code: 'missing-scheme',
  kind: 'parse-exception',
  specName: 'missing-scheme-non-relative-URL',
  clause: 'https://url.spec.whatwg.org/#no-scheme-state',
  since: '0.1.0',
  message: 'The URL is relative, but there is no base URL to resolve it against.',
  why: 'A browser resolves it against the page that contains it. On its own it does not work: `new URL()` throws a TypeError.',
  repair: addScheme,
  examples: [
    { url: '«example.com/a»', fixed: 'https://example.com/a' },
    { url: '«//example.com/»', fixed: 'https://example.com/' },
    { url: '«ada@example.com»', fixed: 'mailto:ada@example.com' },
    { url: '«../a»' },
  ],
})
