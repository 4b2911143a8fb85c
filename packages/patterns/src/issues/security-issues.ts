import type { MeaningSource } from './definition.ts'

/** Issues of sources in content security policies, and of allowed hosts. */
export const securityIssues = {
  'csp-comma': {
    kind: 'never',
    message: 'Sources are separated by spaces, not by commas.',
    why: 'In a page, browsers ignore the source. In a header, the comma starts another policy.',
    examples: [
      {
        dialect: 'csp',
        pattern: 'script-src https://a.example«,» https://b.example',
        fixed: 'script-src https://a.example https://b.example',
      },
    ],
  },
  'csp-invalid-source': {
    kind: 'never',
    message: '{{text}} is not a source: a source starts with a scheme or a host.',
    why: 'Browsers ignore the source and block what it was meant to allow.',
    examples: [
      {
        dialect: 'csp',
        pattern: 'img-src «//cdn.example.com»',
        fixed: 'img-src cdn.example.com',
      },
    ],
  },
  'csp-missing-semicolon': {
    kind: 'never',
    message: 'The semicolon before {{text}} is missing, so it is read as a host.',
    why: 'The text after it belongs to the previous directive, so the policy does not have this one.',
    examples: [
      {
        dialect: 'csp',
        pattern: "default-src 'self' «img-src» https://a.example",
        fixed: "default-src 'self' ; img-src https://a.example",
      },
    ],
  },
  'csp-none-with-others': {
    kind: 'more',
    message: '{{text}} works only alone: browsers ignore it if there are other sources.',
    why: 'The policy allows {{witness}}.',
    examples: [{ dialect: 'csp', pattern: "object-src «'none'» https://a.example" }],
  },
  'csp-query': {
    kind: 'less',
    message: 'A source ends with its path: {{text}} is not allowed.',
    why: 'Some browsers ignore the query, others ignore the whole source.',
    examples: [
      {
        dialect: 'csp',
        pattern: 'script-src https://a.example/maps.js«?key=1»',
        fixed: 'script-src https://a.example/maps.js',
      },
    ],
  },
  'csp-scheme-without-colon': {
    kind: 'never',
    message: 'The colon after the scheme is missing, so {{text}} is read as a host.',
    why: 'Browsers block what it was meant to allow.',
    examples: [{ dialect: 'csp', pattern: "img-src 'self' «data»", fixed: "img-src 'self' data:" }],
  },
  'csp-unknown-keyword': {
    kind: 'never',
    message: '{{text}} is not a keyword that browsers know.',
    why: 'Browsers ignore it and block what it was meant to allow.',
    examples: [
      {
        dialect: 'csp',
        pattern: "script-src «'unsafe-inlin'»",
        fixed: "script-src 'unsafe-inline'",
      },
    ],
  },
  'csp-unquoted': {
    kind: 'never',
    message: 'Keywords, hashes and nonces need single quotes: {{text}} has none.',
    why: 'Browsers block what it was meant to allow.',
    examples: [
      { dialect: 'csp', pattern: 'default-src «self»', fixed: "default-src 'self'" },
      { dialect: 'csp', pattern: 'default-src «"self"»', fixed: "default-src 'self'" },
    ],
  },
  'csp-wildcard': {
    kind: 'never',
    message: 'A `*` in a host must be the whole host or its first label: `*` or `*.example.com`.',
    why: 'Browsers ignore the source and block what it was meant to allow.',
    examples: [
      {
        dialect: 'csp',
        pattern: 'img-src «https://*example.com»',
        fixed: 'img-src https://*.example.com',
      },
      { dialect: 'csp', pattern: 'img-src «https://cdn.*.example.com»' },
    ],
  },
  'csp-wildcard-in-path': {
    kind: 'never',
    message: 'The path of a source cannot contain wildcards: {{text}} is taken literally.',
    why: 'The policy blocks {{witness}}. A path that ends with a slash allows everything below it.',
    examples: [
      {
        dialect: 'csp',
        pattern: 'script-src https://cdn.example.com/js/«*»',
        fixed: 'script-src https://cdn.example.com/js/',
      },
    ],
  },
  'host-wildcard': {
    kind: 'never',
    message:
      'An allowed host cannot contain wildcards. A dot at its start allows the domain and its subdomains.',
    why: 'The entry does not allow {{witness}}.',
    examples: [{ dialect: 'host', pattern: '«*».example.com', fixed: '.example.com' }],
  },
  'more-than-host': {
    kind: 'never',
    message: 'Only the host of a request is compared: {{text}} is never part of it.',
    why: 'The entry does not allow {{witness}}.',
    examples: [
      { dialect: 'host', pattern: '«https://»example.com', fixed: 'example.com' },
      { dialect: 'host', pattern: 'example.com«:3000»', fixed: 'example.com' },
    ],
  },
} as const satisfies Readonly<Record<string, MeaningSource>>
