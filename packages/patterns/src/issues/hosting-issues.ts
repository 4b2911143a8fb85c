import type { MeaningSource } from './definition.ts'

/** Issues of path rules: redirects, headers, `robots.txt`, scopes. */
export const hostingIssues = {
  'foreign-syntax': {
    kind: 'less',
    message: '{{text}} has no special meaning in this dialect and is taken literally.',
    why: 'The pattern does not match {{witness}}.',
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
    message:
      '{{text}} matches across folders only if it is a whole segment. Here it is the same as `*`.',
    why: 'The pattern does not match {{witness}}.',
    examples: [{ dialect: 'firebase', pattern: '/«**».html', fixed: '/**/*.html' }],
  },
  'literal-wildcard': {
    kind: 'never',
    message: 'A scope cannot contain wildcards: {{text}} is taken literally.',
    why: 'The scope does not contain {{witness}}.',
    examples: [{ dialect: 'scope', pattern: '/app/«*»', fixed: '/app/' }],
  },
  'name-to-slash': {
    kind: 'more',
    message: 'A placeholder goes up to the next slash: this one is named {{name}}.',
    why: 'The pattern matches {{witness}}, but nothing gets the value under the shorter name.',
    examples: [
      { dialect: 'netlify', pattern: '/news/:id«.html»' },
      { dialect: 'hono', pattern: '/users/:id«(\\d+)»' },
    ],
  },
  'query-not-compared': {
    kind: 'never',
    message: 'Rules are compared with the path only, which does not contain a query.',
    why: 'The rule treats a request for {{witness}} like one without the query.',
    examples: [
      { dialect: 'netlify', pattern: '/search«?q=:q»' },
      { dialect: 'redirects', pattern: '/old«?page=1» /new 301' },
    ],
  },
  'scope-without-slash': {
    kind: 'more',
    message:
      'The scope does not end with a slash, so it also contains other paths that start with it.',
    why: 'The scope contains {{witness}}.',
    examples: [{ dialect: 'scope', pattern: '/«app»', fixed: '/app/' }],
  },
  'redirect-loop': {
    kind: 'elsewhere',
    message: 'The redirect never ends: {{circle}}.',
    why: 'Browsers give up after 20 redirects and show an error.',
    examples: [],
  },
  swallowed: {
    kind: 'never',
    message: 'The rule for {{earlier}} comes first and matches everything that this one does.',
    why: 'Firebase takes the first rule that matches, so {{witness}} never reaches this one.',
    examples: [],
  },
  'splat-before-text': {
    kind: 'never',
    message: 'Netlify reads a `*` as text unless it is the last character of its segment.',
    why: 'The rule does not match {{witness}}.',
    examples: [{ dialect: 'netlify', pattern: '/blog/«*.html»' }],
  },
  'unknown-placeholder': {
    kind: 'elsewhere',
    message: 'The old path has no placeholder {{name}}, so {{text}} is taken literally.',
    why: 'Visitors to {{witness}} are sent to {{end}}.',
    examples: [
      { dialect: 'redirects', pattern: '/blog/* /news/«:slug» 301' },
      { dialect: 'redirects', pattern: '/old /new/«:splat»' },
    ],
  },
  'unfilled-name': {
    kind: 'never',
    message: 'The destination has a name that the source does not have: {{name}}.',
    why: 'Firebase does not apply the redirect to {{witness}}.',
    examples: [],
  },
  'unusable-name': {
    kind: 'less',
    message: 'A name must be a whole segment here, but {{text}} is not.',
    why: 'The pattern does not match {{witness}}.',
    examples: [
      { dialect: 'nuxt', pattern: '/feeds/«:id.xml»' },
      { dialect: 'nuxt', pattern: '/«user-:id»/posts' },
    ],
  },
  'unusable-wildcard': {
    kind: 'less',
    message: '{{text}} must be a whole segment here, and `**` the last one.',
    why: 'The pattern does not match {{witness}}.',
    examples: [
      { dialect: 'nuxt', pattern: '/blog/«*».html' },
      { dialect: 'nuxt', pattern: '/«**»/edit' },
    ],
  },
  'wildcard-as-text': {
    kind: 'less',
    message: '{{text}} is not a wildcard here and is taken literally.',
    why: 'The pattern does not match {{witness}}.',
    examples: [
      { dialect: 'hono', pattern: '/files/«*splat»' },
      { dialect: 'react-router', pattern: '/files/«*»/edit' },
      { dialect: 'workbox', pattern: '/images/«*»' },
    ],
  },
  'url-in-path': {
    kind: 'never',
    message: 'A rule must be a path: one that starts with a scheme and a host never matches.',
    why: 'The rule is compared with paths, such as {{witness}}.',
    examples: [
      { dialect: 'robots', pattern: '«https://example.com»/private/', fixed: '/private/' },
    ],
  },
} as const satisfies Readonly<Record<string, MeaningSource>>
