import type { Example } from '../../packages/core/src/index.ts'

/** How to write right what no fix can write, since only the author knows what was meant. */
export type RightExample = Pick<Example, 'url' | 'base'>

const onExample = { base: 'https://example.com/' } as const
const withHost = { url: 'http://example.com/' } as const

/**
 * By code, or by mistake where one answer is right under every specification. What is written for the
 * codes of places are HTML documents. test/docs/issue-pages.test.ts holds that each has no issue.
 */
export const rightExamples: Readonly<Record<string, RightExample>> = {
  'domain-bidi': { url: 'https://אבג.example/' },
  'domain-empty': { url: 'https://example.com/' },
  'whatwg/domain-invalid': { url: 'https://é.example/' },
  'domain-invalid': { url: 'http://a-b.example/' },
  'whatwg/domain-label-too-long': { url: 'https://aaaaaaaa.example/' },
  'domain-third-fourth-hyphens': { url: 'https://ab-c.example/' },
  'whatwg/domain-too-long': { url: 'https://aaaaaaaa.example/' },
  'domain-undecodable-punycode': { url: 'https://xn--bcher-kva.example/' },
  'domain-underscore': { url: 'https://my-host.example/' },
  'invalid-base': { url: 'a', ...onExample },
  'ipv4-in-ipv6-out-of-range-part': { url: 'http://[::127.0.0.1]/' },
  'webspecs-url/ipv4-in-ipv6-out-of-range-part': { url: 'http://[::7f00:1]/' },
  'ipv4-in-ipv6-too-few-parts': { url: 'http://[::127.0.0.1]/' },
  'ipv4-in-ipv6-too-many-pieces': { url: 'http://[1:1:1:1:1:1:127.0.0.1]/' },
  'ipv4-out-of-range': { url: 'http://192.168.0.1/' },
  'ipv6-piece-too-long': { url: 'http://[::1234]/' },
  'ipv6-too-many-pieces': { url: 'http://[1:2:3:4:5:6:7:8]/' },
  'punycode-bidi': { url: 'https://xn--4dbrk0ce.example/' },
  'punycode-invalid-label': { url: 'https://xn--bcher-kva.example/' },
  'punycode-not-ldh': { url: 'https://xn--bcher-kva.example/' },
  'punycode-undecodable': { url: 'https://xn--bcher-kva.example/' },
  'ip-literal-invalid': { url: 'http://[::1]/' },
  'host-not-utf8': withHost,
  'host-stray-percent': withHost,
  'scheme-with-authority': { url: 'data:text/plain,hello' },
  'bracket-in-authority': withHost,
  'webspecs-url/domain-empty-label': withHost,
  'host-invalid': { url: 'http://a-b/' },
  'host-missing': { url: 'http://example.com/a' },
  'webspecs-url/ipv4-hexadecimal-part': { url: 'http://127.0.0.1/' },
  'webspecs-url/ipv4-octal-part': { url: 'http://127.0.0.1/' },
  'webspecs-url/ipv4-too-few-parts': { url: 'http://127.0.0.1/' },
  'ipv6-invalid': { url: 'http://[::1]/' },
  'missing-scheme': { url: 'a/b', ...onExample },
  'relative-with-opaque-base': { url: 'a', ...onExample },
  'file-url': { url: 'http://example.com/a' },
  'host-escaped-character': withHost,
  'abarth-url-01/host-invalid-code-point': { url: 'http://ab/' },
  'abarth-url-01/domain-invalid': { url: 'http://a.example/' },
  'scheme-invalid': { url: 'a:a' },

  'document/base-after-url': { url: '<base href="/assets/"><link rel="icon" href="icon.png">' },
  'document/base-scheme': { url: '<base href="https://example.com/">' },
  'document/doubled-scheme': { url: '<a href="https://example.com/">Example</a>' },
  'document/empty-card-url': {
    url: '<meta name="twitter:image" content="https://example.com/cat.png">',
  },
  'document/empty-url': { url: '<img src="cat.png" alt="A cat">' },
  'document/legacy-encoded-query': {
    url: '<meta charset="utf-8"><a href="/?q=schön">Schön</a>',
  },
  'document/missing-scheme-colon': { url: '<a href="https://example.com/">Example</a>' },
  'document/misspelled-scheme': { url: '<a href="https://example.com/">Example</a>' },
  'document/ping-scheme': { url: '<a href="/" ping="/audit">Home</a>' },
  'document/relative-url': {
    url: '<div itemscope itemtype="https://example.com/vocabulary/Person"></div>',
  },
  'document/second-base': { url: '<base href="/a/">' },
  'document/unused-suppression': {
    url: '<!-- hreflint-disable-line whatwg/unescaped-space --><a href="/a b">A</a>',
  },
  'document/xml-base': { url: '<base href="/manual/"><a href="start">Start</a>' },
  'divergence/host': { url: '<a href="http://good.example/%5C@evil.example/">A</a>' },
  'divergence/url': { url: '<a href="http://example.com/a/b">A</a>' },
}
