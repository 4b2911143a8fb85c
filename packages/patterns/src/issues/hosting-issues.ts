import type { MeaningSource } from './definition.ts'

/** Issues of path rules: redirects, headers, `robots.txt`, scopes. */
export const hostingIssues = {
  'foreign-syntax': {
    kind: 'less',
    message: '{{text}} is not syntax of this dialect: it is read as it is written.',
    why: 'It does not match {{witness}}.',
    examples: [
      { dialect: 'netlify', pattern: '/blog/«(.*)»' },
      { dialect: 'netlify', pattern: '/docs/:path«*»' },
      { dialect: 'robots', pattern: '/private/«(.*)»' },
      { dialect: 'headers', pattern: '/«(css|js)»/*' },
      { dialect: 'react-router', pattern: '/users/:id«(\\d+)»' },
      { dialect: 'react-router', pattern: '/:lang.«:ext»' },
    ],
  },
  'globstar-in-segment': {
    kind: 'less',
    message: '{{text}} reaches into folders only as a whole segment. Here it is the same as *.',
    why: 'It does not match {{witness}}.',
    examples: [{ dialect: 'firebase', pattern: '/«**».html', fixed: '/**/*.html' }],
  },
  'literal-wildcard': {
    kind: 'never',
    message: 'A scope has no wildcards: {{text}} is read as it is written.',
    why: 'The scope does not contain {{witness}}.',
    examples: [{ dialect: 'scope', pattern: '/app/«*»', fixed: '/app/' }],
  },
  'name-to-slash': {
    kind: 'more',
    message: 'A placeholder goes up to the next slash: this one is called {{name}}.',
    why: 'It matches {{witness}}, and nothing gets the value under the shorter name.',
    examples: [
      { dialect: 'netlify', pattern: '/news/:id«.html»' },
      { dialect: 'hono', pattern: '/users/:id«(\\d+)»' },
    ],
  },
  'query-not-compared': {
    kind: 'never',
    message: 'Rules are compared with the path alone, which does not contain a query.',
    why: 'The rule does not tell a request for {{witness}} from others.',
    examples: [
      { dialect: 'netlify', pattern: '/search«?q=:q»' },
      { dialect: 'redirects', pattern: '/old«?page=1» /new 301' },
    ],
  },
  'scope-without-slash': {
    kind: 'more',
    message:
      'The scope does not end with a slash, so it also contains paths that go on with other letters.',
    why: 'The scope contains {{witness}}.',
    examples: [{ dialect: 'scope', pattern: '/«app»', fixed: '/app/' }],
  },
  'splat-before-text': {
    kind: 'never',
    message: 'Netlify reads a * as text unless it is the last character of its segment.',
    why: 'The rule does not match {{witness}}.',
    examples: [{ dialect: 'netlify', pattern: '/blog/«*.html»' }],
  },
  'unknown-placeholder': {
    kind: 'elsewhere',
    message: 'The old path contains nothing called {{name}}, so this stays as it is written.',
    why: 'Visitors of {{witness}} are sent to {{end}}.',
    examples: [
      { dialect: 'redirects', pattern: '/blog/* /news/«:slug» 301' },
      { dialect: 'redirects', pattern: '/old /new/«:splat»' },
    ],
  },
  'wildcard-as-text': {
    kind: 'less',
    message: '{{text}} is not a wildcard here: it is read as it is written.',
    why: 'It does not match {{witness}}.',
    examples: [
      { dialect: 'hono', pattern: '/files/«*splat»' },
      { dialect: 'react-router', pattern: '/files/«*»/edit' },
      { dialect: 'workbox', pattern: '/images/«*»' },
    ],
  },
  'url-in-path': {
    kind: 'never',
    message: 'Rules contain paths: one that begins with a scheme and a host never matches.',
    why: 'It is compared with {{witness}}.',
    examples: [
      { dialect: 'robots', pattern: '«https://example.com»/private/', fixed: '/private/' },
    ],
  },
} as const satisfies Readonly<Record<string, MeaningSource>>
