import { defineIssue, section } from '../define-issue.ts'

export const missingScheme = defineIssue({
  code: 'missing-scheme',
  kind: 'parse-exception',
  specName: null,
  clause: section('3.1'),
  since: '0.1.0',
  message: 'The URL is relative, but there is no base URL to resolve it against.',
  why: 'Without a base URL, a URL must start with a scheme and a colon.',
  examples: [{ url: '«a/b»' }],
  right: { url: 'a/b', base: 'https://example.com/' },
})

export const schemeInvalid = defineIssue({
  code: 'scheme-invalid',
  kind: 'parse-exception',
  specName: null,
  clause: section('5.1'),
  since: '0.1.0',
  message:
    'The scheme is not valid: it must start with a letter, followed by letters, digits, `+`, `-` and `.`.',
  why: 'The scheme determines what a URL means. Without one, it has no meaning.',
  examples: [{ url: '«1»:a' }, { url: '«»:a' }, { url: 'a«_»b:c' }],
  right: { url: 'a:a' },
})

export const fileUrl = defineIssue({
  code: 'file-url',
  kind: 'conformance-error',
  specName: null,
  clause: section('3'),
  since: '0.1.0',
  message: 'The draft does not define file URLs.',
  why: 'Browsers of that time read them in different ways, depending on the operating system.',
  examples: [{ url: '«file»:///a' }],
  right: { url: 'http://example.com/a' },
})

export const invalidBase = defineIssue({
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: null,
  clause: section('4'),
  since: '0.1.0',
  message: 'The base URL is not a valid URL.',
  why: 'A relative URL can only be resolved against a valid absolute URL.',
  examples: [{ url: '«a»', base: 'b' }],
  right: { url: 'a', base: 'https://example.com/' },
})

export const relativeWithOpaqueBase = defineIssue({
  code: 'relative-with-opaque-base',
  kind: 'parse-exception',
  specName: null,
  clause: section('4.1'),
  since: '0.1.0',
  message: 'The URL is relative, but its base URL cannot have relative URLs.',
  why: 'Only URLs of a few schemes, such as http, have a path to resolve a relative URL against.',
  examples: [{ url: '«a»', base: 'mailto:x' }],
  right: { url: 'a', base: 'https://example.com/' },
})
