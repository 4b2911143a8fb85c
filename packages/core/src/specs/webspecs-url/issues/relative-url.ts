import { prefixDotSegment } from '../../../generic-syntax/repairs/prefix-dot-segment.ts'
import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue, lines } from '../define-issue.ts'

export const invalidBase = defineIssue({
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L2113-L2114'),
  since: '0.1.0',
  message: 'The base URL is invalid.',
  why: 'A relative URL can only be resolved against a base URL that is valid by itself.',
  examples: [{ url: '«a»', base: 'b' }],
  right: { url: 'a', base: 'https://example.com/' },
})

export const missingScheme = defineIssue({
  code: 'missing-scheme',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L247-L249'),
  since: '0.1.0',
  message: 'The URL is relative, but there is no base URL.',
  why: 'What is not resolved against a base URL has to begin with a scheme and a colon.',
  examples: [{ url: '«a/b»' }],
  right: { url: 'a/b', base: 'https://example.com/' },
})

export const relativeWithOpaqueBase = defineIssue({
  code: 'relative-with-opaque-base',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L807-L810'),
  since: '0.1.0',
  message: 'The URL is relative, but the base URL has no hierarchy to resolve it in.',
  why: 'Only the URLs of a few schemes, such as http, have a path in which a relative URL can be looked up.',
  examples: [{ url: '«a»', base: 'mailto:x' }],
  right: { url: 'a', base: 'https://example.com/' },
})

export const relativeWithScheme = defineIssue({
  code: 'relative-with-scheme',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L794'),
  since: '0.1.0',
  message: 'The URL is relative, but begins with a scheme.',
  why: 'It is relative only where the base URL has the same scheme; elsewhere what follows is a host.',
  repair: remove(),
  examples: [{ url: '«http:»foo/bar', base: 'http://example.org/foo/bar', fixed: 'foo/bar' }],
})

export const colonInFirstSegment = defineIssue({
  code: 'colon-in-first-segment',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L811-L812'),
  since: '0.1.0',
  message:
    'The first segment of the relative path contains a colon, so that it looks like a scheme.',
  why: 'Software that takes it for a scheme does not resolve the URL against the base URL.',
  repair: prefixDotSegment,
  examples: [{ url: '1«:»a', base: 'http://example.org/', fixed: './1:a' }],
})
