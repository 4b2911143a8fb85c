import { defineIssue, section } from '../define-issue.ts'

export const missingScheme = defineIssue({
  code: 'missing-scheme',
  kind: 'parse-exception',
  specName: null,
  clause: section('3.1'),
  since: '0.1.0',
  message: 'The URL is relative, but there is no base URL.',
  why: 'What is not resolved against a base URL has to begin with a scheme and a colon.',
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
    'The scheme is invalid: it has to begin with a letter, and to go on with letters, digits, +, - and .',
  why: 'What the URL means is up to its scheme. Without one it means nothing.',
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
  why: 'Browsers of its time read them in different ways, depending on the operating system.',
  examples: [{ url: '«file»:///a' }],
  right: { url: 'http://example.com/a' },
})

export const invalidBase = defineIssue({
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: null,
  clause: section('4'),
  since: '0.1.0',
  message: 'The base URL is invalid.',
  why: 'A relative URL can only be resolved against a base URL that is valid by itself.',
  examples: [{ url: '«a»', base: 'b' }],
  right: { url: 'a', base: 'https://example.com/' },
})

export const relativeWithOpaqueBase = defineIssue({
  code: 'relative-with-opaque-base',
  kind: 'parse-exception',
  specName: null,
  clause: section('4.1'),
  since: '0.1.0',
  message: 'The URL is relative, but the base URL has no hierarchy to resolve it in.',
  why: 'Only the URLs of a few schemes, such as http, have a path in which a relative URL can be looked up.',
  examples: [{ url: '«a»', base: 'mailto:x' }],
  right: { url: 'a', base: 'https://example.com/' },
})
