import type { MeaningSource, PatternIssueDefinition } from './definition.ts'
import { hostingIssues } from './hosting-issues.ts'
import { securityIssues } from './security-issues.ts'

/** Issues of patterns that compile. */
export const meaningIssues = {
  'missing-slash': {
    kind: 'never',
    message: 'This does not begin with a slash, as every path does, so it never matches.',
    why: 'It is compared with paths, such as {{witness}}.',
    examples: [
      { dialect: 'path-to-regexp-8', pattern: '«»users/:id', fixed: '/users/:id' },
      { dialect: 'path-to-regexp-0.1', pattern: '«»users/:id', fixed: '/users/:id' },
    ],
  },
  'unencoded-path': {
    kind: 'never',
    message: '{{text}} is never in a path as it is: it arrives as {{encoded}}.',
    why: 'The route is compared with the path of the request, {{witness}}, in which it is percent-encoded.',
    examples: [
      { dialect: 'path-to-regexp-8', pattern: '/caf«é»', fixed: '/caf%C3%A9' },
      { dialect: 'path-to-regexp-6', pattern: '/my« »files/:id', fixed: '/my%20files/:id' },
    ],
  },
  'fragment-in-path': {
    kind: 'never',
    message: 'A path never contains #: browsers do not send the fragment of a URL.',
    why: 'A request for {{witness}} does not match.',
    examples: [{ dialect: 'path-to-regexp-8', pattern: '/guide«#»top' }],
  },
  'query-in-path': {
    kind: 'never',
    message: 'The query is not part of the path: this ? makes {{before}} optional.',
    why: 'A request for {{witness}} does not match.',
    examples: [{ dialect: 'path-to-regexp-0.1', pattern: '/search«?q=:q»', fixed: '/search' }],
  },
  'number-as-host': {
    kind: 'less',
    message: '{{text}} is read as the number of an IPv4 address: {{host}}.',
    why: 'It does not match {{witness}}, which it seems to be written for.',
    examples: [{ dialect: 'urlpattern', pattern: 'http://«192.168.»*/' }],
  },
  'open-host': {
    kind: 'more',
    message: 'A * directly before {{text}} also matches hosts that merely end like it.',
    why: 'It matches {{witness}}, which anybody can register.',
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
    message: 'A * directly after {{text}} also matches hosts that merely begin like it.',
    why: 'It matches {{witness}}, which anybody can register.',
    examples: [{ dialect: 'urlpattern', pattern: 'https://«example.com»*/' }],
  },
  'unescaped-dot': {
    kind: 'more',
    message: 'The dot in a regular expression matches any character.',
    why: 'It matches {{witness}}.',
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
    message: 'Port {{text}} is the default of {{scheme}}, whose URLs have no port then.',
    why: 'It does not match {{witness}}.',
    examples: [{ dialect: 'urlpattern', pattern: 'http{s}?://example.com:«443»/' }],
  },
  'origin-with-path': {
    kind: 'never',
    message: 'An origin ends after the host and port: {{text}} is never part of it.',
    why: 'Origins are compared letter by letter, and that of {{witness}} is {{origin}}.',
    examples: [
      { dialect: 'origin', pattern: 'https://example.com«/»', fixed: 'https://example.com' },
      { dialect: 'origin', pattern: 'https://example.com«/app?x#y»', fixed: 'https://example.com' },
    ],
  },
  'origin-with-userinfo': {
    kind: 'never',
    message: 'An origin has no user name and no password.',
    why: 'Origins are compared letter by letter, and that of {{witness}} is {{origin}}.',
    examples: [
      { dialect: 'origin', pattern: 'https://«user@»example.com', fixed: 'https://example.com' },
    ],
  },
  'origin-with-default-port': {
    kind: 'never',
    message: 'An origin does not name the default port of its scheme.',
    why: 'Origins are compared letter by letter, and that of {{witness}} is {{origin}}.',
    examples: [
      { dialect: 'origin', pattern: 'https://example.com«:443»', fixed: 'https://example.com' },
    ],
  },
  'origin-spelling': {
    kind: 'never',
    message: 'Browsers write this origin as {{origin}}.',
    why: 'Origins are compared letter by letter, and that of {{witness}} is {{origin}}.',
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
    message: 'An origin begins with its scheme, such as https://.',
    why: 'Origins are compared letter by letter, and that of {{witness}} is {{origin}}.',
    examples: [
      { dialect: 'origin', pattern: '«»example.com', fixed: 'https://example.com' },
      { dialect: 'origin', pattern: '«»localhost:3000', fixed: 'http://localhost:3000' },
    ],
  },
  'origin-invalid': {
    kind: 'never',
    message: 'No URL has this origin: {{reason}}.',
    why: 'Nothing that a browser sends is equal to it.',
    examples: [{ dialect: 'origin', pattern: '«https://exa mple.com»' }],
  },
  'origin-wildcard': {
    kind: 'never',
    message: 'The * is read as part of the host: origins are compared as they are.',
    why: 'It does not match {{witness}}.',
    examples: [{ dialect: 'origin', pattern: 'https://«*»example.com' }],
  },
  ...hostingIssues,
  ...securityIssues,
} as const satisfies Readonly<Record<string, MeaningSource>>

export type MeaningCode = keyof typeof meaningIssues

export const meaningDefinitions: readonly PatternIssueDefinition[] = Object.entries(
  meaningIssues,
).map(([name, issue]) => ({ code: `pattern/${name}`, ...issue }))
