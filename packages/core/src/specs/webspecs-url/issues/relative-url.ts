import { prefixDotSegment } from '../../../generic-syntax/repairs/prefix-dot-segment.ts'
import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue, lines } from '../define-issue.ts'

export const invalidBase = defineIssue({
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L2113-L2114'),
  since: '0.1.0',
  message: 'The base URL is not a valid URL.',
  why: 'A relative URL can only be resolved against a valid absolute URL.',
  examples: [{ url: '«a»', base: 'b' }],
  right: { url: 'a', base: 'https://example.com/' },
})

export const missingScheme = defineIssue({
  code: 'missing-scheme',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L247-L249'),
  since: '0.1.0',
  message: 'The URL is relative, but there is no base URL to resolve it against.',
  why: 'Without a base URL, a URL must start with a scheme and a colon.',
  examples: [{ url: '«a/b»' }],
  right: { url: 'a/b', base: 'https://example.com/' },
})

export const relativeWithOpaqueBase = defineIssue({
  code: 'relative-with-opaque-base',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L807-L810'),
  since: '0.1.0',
  message: 'The URL is relative, but its base URL cannot have relative URLs.',
  why: 'Only URLs of a few schemes, such as http, have a path to resolve a relative URL against.',
  examples: [{ url: '«a»', base: 'mailto:x' }],
  right: { url: 'a', base: 'https://example.com/' },
})

export const relativeWithScheme = defineIssue({
  code: 'relative-with-scheme',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L794'),
  since: '0.1.0',
  message: 'The URL starts with a scheme but is relative.',
  why: 'It is relative only if the base URL has the same scheme. Otherwise the text after the scheme is a host.',
  repair: remove(),
  examples: [{ url: '«http:»foo/bar', base: 'http://example.org/foo/bar', fixed: 'foo/bar' }],
})

export const colonInFirstSegment = defineIssue({
  code: 'colon-in-first-segment',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L811-L812'),
  since: '0.1.0',
  message: 'The first segment of the relative path contains a colon, so it looks like a scheme.',
  why: 'Programs that read it as a scheme do not resolve the URL against the base URL.',
  repair: prefixDotSegment,
  examples: [{ url: '1«:»a', base: 'http://example.org/', fixed: './1:a' }],
})
