import type { MeaningSource } from './definition.ts'

const ignored = 'Browsers ignore the whole header.'

/** Issues of response headers: structured fields (RFC 9651), and `Link`. */
export const headerIssues = {
  'allowlist-without-list': {
    kind: 'more',
    message: 'The patterns of a Connection-Allowlist must be in parentheses.',
    why: 'Browsers ignore the header, so the page may connect to any URL.',
    examples: [
      {
        dialect: 'connection-allowlist',
        pattern: '«"https://a.example", "https://b.example"»',
        fixed: '("https://a.example" "https://b.example")',
      },
    ],
  },
  'dictionary-without-match': {
    kind: 'never',
    message: 'The header has no `match` with a URL pattern in double quotes.',
    why: 'Browsers do not use the response as a dictionary.',
    examples: [{ dialect: 'use-as-dictionary', pattern: '«id="app-v1"»' }],
  },
  'endpoint-not-secure': {
    kind: 'never',
    message: 'Browsers send reports only to secure URLs: {{text}} starts with `http:`.',
    why: 'No report arrives.',
    examples: [{ dialect: 'reporting-endpoints', pattern: 'main="«http://a.example/reports»"' }],
  },
  'header-comma-in-list': {
    kind: 'invalid',
    message: 'Values in parentheses are separated by spaces, not by commas.',
    why: ignored,
    examples: [
      {
        dialect: 'permissions-policy',
        pattern: 'camera=(self«,» "https://a.example")',
        fixed: 'camera=(self "https://a.example")',
      },
    ],
  },
  'header-invalid-url': {
    kind: 'never',
    message: '{{text}} cannot be parsed as a URL.',
    why: 'Browsers ignore it.',
    examples: [
      { dialect: 'link-header', pattern: '<«https://exa mple.com/»>; rel=preconnect' },
      { dialect: 'reporting-endpoints', pattern: 'main="«https://a.example:99999/»"' },
    ],
  },
  'header-key-case': {
    kind: 'invalid',
    message: 'Names in this header are lowercase: {{text}} is not.',
    why: ignored,
    examples: [
      {
        dialect: 'permissions-policy',
        pattern: '«Camera»=(), microphone=()',
        fixed: 'camera=(), microphone=()',
      },
    ],
  },
  'header-missing-comma': {
    kind: 'invalid',
    message: 'A comma is missing here.',
    why: ignored,
    examples: [
      {
        dialect: 'permissions-policy',
        pattern: 'camera=()«» microphone=()',
        fixed: 'camera=(), microphone=()',
      },
    ],
  },
  'header-semicolon': {
    kind: 'invalid',
    message: 'The parts of this header are separated by commas, not by semicolons.',
    why: 'Browsers ignore the part after the semicolon, or the whole header.',
    examples: [
      {
        dialect: 'permissions-policy',
        pattern: 'camera=()«;» microphone=()',
        fixed: 'camera=(), microphone=()',
      },
      {
        dialect: 'reporting-endpoints',
        pattern: 'main="https://a.example/"«;» csp="https://b.example/"',
        fixed: 'main="https://a.example/", csp="https://b.example/"',
      },
    ],
  },
  'header-single-quotes': {
    kind: 'invalid',
    message:
      '{{text}} has the wrong quotes: this header knows only double quotes, and keywords have none.',
    why: ignored,
    examples: [
      {
        dialect: 'permissions-policy',
        pattern: 'geolocation=(«\'self\'» "https://a.example")',
        fixed: 'geolocation=(self "https://a.example")',
      },
      {
        dialect: 'reporting-endpoints',
        pattern: "main=«'https://a.example/'»",
        fixed: 'main="https://a.example/"',
      },
    ],
  },
  'header-space': {
    kind: 'invalid',
    message: 'Spaces are not allowed beside the `=`.',
    why: ignored,
    examples: [
      {
        dialect: 'permissions-policy',
        pattern: 'camera« »= ()',
        fixed: 'camera=()',
      },
    ],
  },
  'header-stray-comma': {
    kind: 'invalid',
    message: 'Nothing follows this comma.',
    why: ignored,
    examples: [
      {
        dialect: 'permissions-policy',
        pattern: 'camera=(), microphone=()«,»',
        fixed: 'camera=(), microphone=()',
      },
    ],
  },
  'header-syntax': {
    kind: 'invalid',
    message: 'The header cannot be read from here: {{text}} is not expected.',
    why: ignored,
    examples: [
      { dialect: 'permissions-policy', pattern: 'camera=()«)»' },
      { dialect: 'reporting-endpoints', pattern: '«{"group":"main"}»' },
    ],
  },
  'header-unquoted-url': {
    kind: 'never',
    message: 'URLs in this header must be in double quotes: {{text}} has none.',
    why: 'Browsers ignore it.',
    examples: [
      {
        dialect: 'permissions-policy',
        pattern: 'geolocation=(self «https://a.example»)',
        fixed: 'geolocation=(self "https://a.example")',
      },
      {
        dialect: 'use-as-dictionary',
        pattern: 'match=«/app/*.js»',
        fixed: 'match="/app/*.js"',
      },
      { dialect: 'permissions-policy', pattern: 'geolocation=(self «maps.example.com»)' },
    ],
  },
  'link-without-brackets': {
    kind: 'never',
    message: 'The URL of a link must be in angle brackets: {{text}} is not.',
    why: 'Browsers ignore the link.',
    examples: [
      {
        dialect: 'link-header',
        pattern: '«/style.css»; rel=preload; as=style',
        fixed: '</style.css>; rel=preload; as=style',
      },
    ],
  },
  'policy-legacy-syntax': {
    kind: 'invalid',
    message: 'This is the syntax of Feature-Policy. Permissions-Policy has another one.',
    why: ignored,
    examples: [
      {
        dialect: 'permissions-policy',
        pattern: "«geolocation 'self' https://a.example; camera 'none'»",
        fixed: 'geolocation=(self "https://a.example"), camera=()',
      },
    ],
  },
  'policy-missing-parentheses': {
    kind: 'invalid',
    message: 'Several values must be in parentheses.',
    why: ignored,
    examples: [
      {
        dialect: 'permissions-policy',
        pattern: 'geolocation=«self "https://a.example"», camera=()',
        fixed: 'geolocation=(self "https://a.example"), camera=()',
      },
    ],
  },
  'policy-quoted-keyword': {
    kind: 'less',
    message: 'Keywords have no quotes: {{text}} is read as an origin.',
    why: 'Browsers ignore it, so the page itself may not use the feature.',
    examples: [
      {
        dialect: 'permissions-policy',
        pattern: 'fullscreen=(«"self"»)',
        fixed: 'fullscreen=(self)',
      },
    ],
  },
} as const satisfies Readonly<Record<string, MeaningSource>>
