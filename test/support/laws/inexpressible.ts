const raw = (where: string) =>
  `the parser keeps it as it is in ${where}, and percent-encoded it would be another URL`
const host = 'the host is what it is: any other spelling that is valid names another host'

/**
 * The mistakes that can remain in a URL because no valid URL string gives the same URL, with the
 * reason. Whether one of them is repairable in a given URL is judged case by case: see
 * `expectFixLaw`.
 */
export const inexpressible: ReadonlyMap<string, string> = new Map([
  [
    'whatwg/credentials',
    'the standard: "There is no way to express a username or password of a URL record within a valid URL string"',
  ],
  [
    'whatwg/relative-with-scheme',
    'the author most likely meant a host after two slashes: which URL is meant, a person has to choose',
  ],
  ['whatwg/stray-percent', raw('a path, query, fragment and opaque host')],
  ['whatwg/unescaped-bracket', raw('a path, query and fragment')],
  ['whatwg/unescaped-pipe', raw('a path, query and fragment')],
  [
    'whatwg/unescaped-backslash',
    raw('a query, a fragment and the path of a URL that is not special'),
  ],
  ['whatwg/unescaped-caret', raw('a query, fragment and opaque path')],
  ['whatwg/unescaped-backtick', raw('a query, opaque path and opaque host')],
  ['whatwg/unescaped-brace', raw('a query, fragment, opaque path and opaque host')],
  ['whatwg/unescaped-quote', raw('an opaque path and opaque host')],
  ['whatwg/unescaped-angle-bracket', raw('an opaque path')],
  ['whatwg/opaque-path-space', raw('an opaque path')],
  ['whatwg/second-number-sign', raw('a fragment')],
  ['whatwg/domain-underscore', host],
  ['whatwg/domain-non-ldh-code-point', host],
  ['whatwg/domain-leading-hyphen', host],
  ['whatwg/domain-trailing-hyphen', host],
  ['whatwg/domain-third-fourth-hyphens', host],
  ['whatwg/domain-empty-label', host],
  ['whatwg/domain-trailing-dot', host],
  ['whatwg/domain-label-too-long', host],
  ['whatwg/domain-too-long', host],
  ['whatwg/punycode-bidi', host],
  ['whatwg/punycode-undecodable', host],
  ['whatwg/punycode-invalid-label', host],
  ['whatwg/punycode-not-ldh', host],
  ['whatwg/punycode-non-canonical', host],
])
