import type { MeaningSource } from './definition.ts'

/** Issues of sources in content security policies, and of allowed hosts. */
export const securityIssues = {
  'csp-comma': {
    kind: 'never',
    message: 'Sources are separated by spaces: the comma is part of this one.',
    why: 'Browsers ignore the source, and block what it was to allow.',
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
    message: '{{text}} is not a source: a source begins with a scheme or a host.',
    why: 'Browsers ignore the source, and block what it was to allow.',
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
    why: 'What follows belongs to the directive before, and this directive does not exist.',
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
    message: '{{text}} counts only alone: beside other sources, browsers ignore it.',
    why: 'The policy allows {{witness}}.',
    examples: [{ dialect: 'csp', pattern: "object-src «'none'» https://a.example" }],
  },
  'csp-query': {
    kind: 'less',
    message: 'A source ends with its path: {{text}} is not allowed in it.',
    why: 'Some browsers ignore the query, others the whole source.',
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
    message: 'A scheme ends with a colon: without it, {{text}} is read as a host.',
    why: 'Browsers block what it was to allow.',
    examples: [{ dialect: 'csp', pattern: "img-src 'self' «data»", fixed: "img-src 'self' data:" }],
  },
  'csp-unknown-keyword': {
    kind: 'never',
    message: '{{text}} is not a keyword that browsers know.',
    why: 'Browsers ignore it, and block what it was to allow.',
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
    message:
      'Keywords, hashes and nonces are in single quotes: {{text}} is read as something else.',
    why: 'Browsers block what it was to allow.',
    examples: [
      { dialect: 'csp', pattern: 'default-src «self»', fixed: "default-src 'self'" },
      { dialect: 'csp', pattern: 'default-src «"self"»', fixed: "default-src 'self'" },
    ],
  },
  'csp-wildcard': {
    kind: 'never',
    message: 'A * in a host is the whole host or its first label: * or *.example.com.',
    why: 'Browsers ignore the source, and block what it was to allow.',
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
    message: 'Paths of sources have no wildcards: {{text}} is read as it is written.',
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
      'An allowed host has no wildcards: a dot at its start stands for the domain and its subdomains.',
    why: 'It does not allow {{witness}}.',
    examples: [{ dialect: 'host', pattern: '«*».example.com', fixed: '.example.com' }],
  },
  'more-than-host': {
    kind: 'never',
    message: 'Only the host of a request is compared: {{text}} is never part of it.',
    why: 'It does not allow {{witness}}.',
    examples: [
      { dialect: 'host', pattern: '«https://»example.com', fixed: 'example.com' },
      { dialect: 'host', pattern: 'example.com«:3000»', fixed: 'example.com' },
    ],
  },
} as const satisfies Readonly<Record<string, MeaningSource>>
