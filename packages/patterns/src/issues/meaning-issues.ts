import type { MeaningSource, PatternIssueDefinition } from './definition.ts'
import { headerIssues } from './header-issues.ts'
import { hostingIssues } from './hosting-issues.ts'
import { securityIssues } from './security-issues.ts'

/** Issues of patterns that compile. */
const meaningIssues = {
  'too-large': {
    kind: 'unknown',
    message: 'The pattern is too large to be judged.',
    why: 'To find out what it matches takes too many steps.',
    examples: [],
  },
  'missing-slash': {
    kind: 'never',
    message: 'The pattern does not start with a slash, so it never matches a path.',
    why: 'The pattern is compared with paths, such as {{witness}}.',
    examples: [
      { dialect: 'path-to-regexp-8', pattern: '«»users/:id', fixed: '/users/:id' },
      { dialect: 'path-to-regexp-0.1', pattern: '«»users/:id', fixed: '/users/:id' },
    ],
  },
  'unencoded-path': {
    kind: 'never',
    message: 'The path of a request contains {{encoded}} instead of {{text}}.',
    why: 'The route is compared with the path as it is sent: {{witness}}.',
    examples: [
      { dialect: 'path-to-regexp-8', pattern: '/caf«é»', fixed: '/caf%C3%A9' },
      { dialect: 'path-to-regexp-6', pattern: '/my« »files/:id', fixed: '/my%20files/:id' },
    ],
  },
  'fragment-in-path': {
    kind: 'never',
    message: 'A path never contains `#`: browsers do not send the fragment of a URL.',
    why: 'A request for {{witness}} does not match.',
    examples: [{ dialect: 'path-to-regexp-8', pattern: '/guide«#»top' }],
  },
  'query-in-path': {
    kind: 'never',
    message: 'The query is not part of the path: this `?` makes {{before}} optional.',
    why: 'A request for {{witness}} does not match.',
    examples: [{ dialect: 'path-to-regexp-0.1', pattern: '/search«?q=:q»', fixed: '/search' }],
  },
  'number-as-host': {
    kind: 'less',
    message: '{{text}} is read as an IPv4 address: {{host}}.',
    why: 'The pattern does not match {{witness}}, which it seems to be meant for.',
    examples: [{ dialect: 'urlpattern', pattern: 'http://«192.168.»*/' }],
  },
  'open-host': {
    kind: 'more',
    message: 'A `*` directly before {{text}} also matches other hosts that end with it.',
    why: 'The pattern matches {{witness}}, a host that anybody can register.',
    examples: [
      {
        dialect: 'urlpattern',
        pattern: 'https://*«example.com»/*',
        fixed: 'https://*.example.com/*',
      },
    ],
  },
  'open-host-end': {
    kind: 'more',
    message: 'A `*` directly after {{text}} also matches other hosts that start with it.',
    why: 'The pattern matches {{witness}}, a host that anybody can register.',
    examples: [{ dialect: 'urlpattern', pattern: 'https://«example.com»*/' }],
  },
  'unescaped-dot': {
    kind: 'more',
    message: 'A dot that is not escaped matches any character in a regular expression.',
    why: 'The pattern matches {{witness}}.',
    examples: [
      {
        dialect: 'urlpattern',
        pattern: 'https://(«www.example.com|example.org»)/',
        fixed: 'https://(www\\.example\\.com|example\\.org)/',
      },
    ],
  },
  'default-port': {
    kind: 'less',
    message: 'Port {{text}} is the default port of {{scheme}}, so parsed URLs do not contain it.',
    why: 'The pattern does not match {{witness}}.',
    examples: [{ dialect: 'urlpattern', pattern: 'http{s}?://example.com:«443»/' }],
  },
  'origin-with-path': {
    kind: 'never',
    message: 'An origin ends after the host and port: {{text}} is never part of it.',
    why: 'Origins are compared character by character, and the origin of {{witness}} is {{origin}}.',
    examples: [
      { dialect: 'origin', pattern: 'https://example.com«/»', fixed: 'https://example.com' },
      { dialect: 'origin', pattern: 'https://example.com«/app?x#y»', fixed: 'https://example.com' },
    ],
  },
  'origin-with-userinfo': {
    kind: 'never',
    message: 'An origin does not contain a user name or password.',
    why: 'Origins are compared character by character, and the origin of {{witness}} is {{origin}}.',
    examples: [
      { dialect: 'origin', pattern: 'https://«user@»example.com', fixed: 'https://example.com' },
    ],
  },
  'origin-with-default-port': {
    kind: 'never',
    message: 'An origin does not contain the default port of its scheme.',
    why: 'Origins are compared character by character, and the origin of {{witness}} is {{origin}}.',
    examples: [
      { dialect: 'origin', pattern: 'https://example.com«:443»', fixed: 'https://example.com' },
    ],
  },
  'origin-spelling': {
    kind: 'never',
    message: 'Browsers write this origin as {{origin}}.',
    why: 'Origins are compared character by character, and the origin of {{witness}} is {{origin}}.',
    examples: [
      { dialect: 'origin', pattern: '«https://Example.com»', fixed: 'https://example.com' },
      {
        dialect: 'origin',
        pattern: '«http://münchen.example»',
        fixed: 'http://xn--mnchen-3ya.example',
      },
    ],
  },
  'origin-without-scheme': {
    kind: 'never',
    message: 'An origin starts with its scheme, such as `https://`.',
    why: 'Origins are compared character by character, and the origin of {{witness}} is {{origin}}.',
    examples: [
      { dialect: 'origin', pattern: '«»example.com', fixed: 'https://example.com' },
      { dialect: 'origin', pattern: '«»localhost:3000', fixed: 'http://localhost:3000' },
    ],
  },
  'origin-invalid': {
    kind: 'never',
    message: 'No URL has this origin: {{reason}}.',
    why: 'Browsers never send an origin that is equal to it.',
    examples: [{ dialect: 'origin', pattern: '«https://exa mple.com»' }],
  },
  'origin-list': {
    kind: 'never',
    message: 'This is one place for one origin: a list is never equal to one.',
    why: 'The origin of {{witness}} is compared with the whole text.',
    examples: [
      { dialect: 'origin', pattern: '«https://a.example, https://b.example»' },
      { dialect: 'origin', pattern: '«https://a.example https://b.example»' },
    ],
  },
  'origin-wildcard': {
    kind: 'never',
    message: 'An origin cannot contain wildcards: the `*` is taken literally.',
    why: 'The pattern does not match {{witness}}.',
    examples: [
      { dialect: 'origin', pattern: 'https://«*»example.com' },
      { dialect: 'origin', pattern: '«*».example.com' },
    ],
  },
  ...headerIssues,
  ...hostingIssues,
  ...securityIssues,
} as const satisfies Readonly<Record<string, MeaningSource>>

export type MeaningCode = keyof typeof meaningIssues

export const meaningDefinitions: readonly PatternIssueDefinition[] = Object.entries(
  meaningIssues,
).map(([name, issue]) => ({ code: `pattern/${name}`, ...issue }))
