import { addScheme } from '../../../repair/repairs/scheme/add-scheme.ts'
import { defineIssue } from '../define-issue.ts'

export const relativeWithOpaqueBase = defineIssue({
  code: 'relative-with-opaque-base',
  kind: 'parse-exception',
  specName: 'missing-scheme-non-relative-URL',
  clause: 'https://url.spec.whatwg.org/#no-scheme-state',
  since: '0.1.0',
  message: 'The URL is relative, but its base URL cannot have relative URLs.',
  why: 'A base URL such as `mailto:ada@example.com` has no folders. Only a fragment can be resolved against it.',
  repair: addScheme,
  examples: [
    { url: '«a/b»', base: 'mailto:ada@example.com' },
    { url: '«example.com/a»', base: 'data:,x', fixed: 'https://example.com/a' },
  ],
})
