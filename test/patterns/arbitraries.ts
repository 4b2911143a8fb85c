import fc from 'fast-check'

const often = ['/', '/', 'a', 'b', 'foo', 'bar', '.', '-', 'x1']
const groups = [
  ':id',
  ':name',
  ':a',
  ':b_c',
  '*',
  '*',
  '(\\d+)',
  '([^/]+)',
  '(a|b)',
  '(.*)',
  ':id(\\d+)',
  ':n(a|b)',
  '*rest',
  '*all',
  ':"q x"',
  '*"w"',
]
const modifiers = ['?', '+', '*', '']
const braces = [
  '{',
  '}',
  '{/:id}',
  '{/:id}?',
  '{.:ext}',
  '{a}?',
  '{-b}*',
  '{/foo}+',
  '{:x}y',
  '{a:z(\\d)b}',
]
/** Syntax of regular expressions that versions before 8 pass on. */
const expressions = [
  '(?<n>y)',
  '(?<m>\\d+)',
  ':id(?<n>y)',
  ':id((?<n>y))',
  ':id(\\d*+)',
  ':id(\\d++)',
  ':id(a*b*)',
  ':id(\\w*?)',
  '(?=a)',
  '(?!a)',
  '(?<=a)',
  '(?<!a)',
  '(?i:a)',
  'x(?i:a)',
  'x(?:a)',
  '(a)\\1',
  '\\k<n>',
  '{2}',
  '{1,}',
  '[^a]',
  '[*]',
  ':id([*.]+)',
  '\\b',
]
const odd = [
  '\\',
  '\\:',
  '\\*',
  '(',
  ')',
  '(?:a)',
  '()',
  ':',
  '?',
  '+',
  '%20',
  'é',
  ' ',
  '#',
  '[',
  ']',
  '!',
  '"',
  '@',
  '^',
  '$',
  '|',
  '~',
]

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...often) },
  { weight: 4, arbitrary: fc.constantFrom(...groups) },
  { weight: 2, arbitrary: fc.constantFrom(...modifiers) },
  { weight: 2, arbitrary: fc.constantFrom(...braces) },
  { weight: 1, arbitrary: fc.constantFrom(...expressions) },
  { weight: 1, arbitrary: fc.constantFrom(...odd) },
)

/** Texts that look like routes, most of which some version of path-to-regexp compiles. */
export const routes: fc.Arbitrary<string> = fc
  .array(piece, { minLength: 1, maxLength: 6 })
  .map(pieces => `/${pieces.join('')}`)

/** Paths that such routes often match. */
export const paths: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      '/',
      '/',
      '/',
      'a',
      'b',
      'foo',
      'bar',
      '.',
      '-',
      '1',
      '12',
      'x1',
      'A',
      'ab',
      'y',
      '%20',
      ':',
      '*',
    ),
    { minLength: 0, maxLength: 8 },
  )
  .map(pieces => `/${pieces.join('')}`)

const schemes = fc.constantFrom(
  'https',
  'http',
  'http{s}?',
  '*',
  ':proto',
  'file',
  'data',
  'foo',
  'ws',
  '(https|http)',
  'HTTPS',
  '',
)
const hosts = fc.constantFrom(
  'example.com',
  '*.example.com',
  ':sub.example.com',
  '{:sub.}?example.com',
  'EXAMPLE.com',
  '*',
  '192.168.1.1',
  '192.168.*',
  '[::1]',
  '[\\:\\:1]',
  'é.com',
  'a b',
  '',
  'user:pw@example.com',
  ':u@h',
  '(a|b).com',
  'x%41',
  '1',
)
const ports = fc.constantFrom(
  '',
  '',
  '',
  ':80',
  ':443',
  ':8080',
  ':*',
  ':(\\d+)',
  ':808',
  ':port',
  ':',
  ':x',
  ':80{20}?',
)
const searches = fc.constantFrom('', '', '', '?q=1', '\\?q=:v', '?*', '?', '?a=*&b=:c', "?'", '? #')
const hashes = fc.constantFrom('', '', '', '#top', '#*', '#', '#:x', '#a b')

/** Constructor strings of `URLPattern`. */
export const urlPatterns: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        schemes,
        fc.constantFrom('://', '://', '://', ':'),
        hosts,
        ports,
        fc.oneof(routes, fc.constantFrom('', '/*', '/')),
        searches,
        hashes,
      )
      .map(parts => parts.join('')),
  },
  { weight: 1, arbitrary: routes },
)

/** URLs that such patterns often match. */
export const urls: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('https', 'https', 'http', 'file', 'foo', 'ws'),
    fc.constantFrom('://'),
    fc.constantFrom(
      'example.com',
      'example.com',
      'a.example.com',
      'a.b.example.com',
      'b.com',
      '192.168.1.1',
      '[::1]',
      'u:p@example.com',
    ),
    fc.constantFrom('', '', '', ':80', ':443', ':8080'),
    paths,
    fc.constantFrom('', '', '?q=1', '?a=1&b=2'),
    fc.constantFrom('', '', '#top', '#a'),
  )
  .map(parts => parts.join(''))
