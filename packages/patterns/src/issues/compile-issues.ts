import type { PatternIssueDefinition } from './definition.ts'

const refused = 'Browsers reject the extension or ignore the permission.'
const skipped = 'The host skips the rule and mentions it only in the deployment log.'
const throws = 'Compiling the pattern throws an error, so the program may not start.'
const dropped = 'Cloudflare drops the rule without a message.'

/** Issues of patterns that do not compile. */
const compileIssues = {
  'adjacent-parameters': {
    message: 'Text must separate {{text}} from the parameter before it.',
    examples: [{ dialect: 'path-to-regexp-8', pattern: '/:a«:b»' }],
  },
  'bare-repetition': {
    message: '{{text}} repeats {{name}}, but nothing separates the repetitions.',
    examples: [{ dialect: 'path-to-regexp-6', pattern: '/a-:id«*»' }],
  },
  'capturing-group': {
    message: 'A group inside a regular expression must start with `(?:`.',
    examples: [
      { dialect: 'urlpattern', pattern: 'https://a.b/(x«(»y|z))', fixed: 'https://a.b/(x(?:y|z))' },
    ],
  },
  'duplicate-name': {
    message: 'The name {{name}} is used twice.',
    examples: [{ dialect: 'urlpattern', pattern: 'https://a.b/:id/«:id»' }],
  },
  'empty-group': {
    message: 'The parentheses contain no regular expression.',
    examples: [{ dialect: 'path-to-regexp-6', pattern: '/a«()»' }],
  },
  'group-not-ascii': {
    message: 'The regular expression contains {{text}}, but only ASCII characters are allowed.',
    examples: [{ dialect: 'urlpattern', pattern: 'https://a.b/(«é»)' }],
  },
  'group-question-mark': {
    message: 'A regular expression in a pattern cannot start with `?`.',
    examples: [{ dialect: 'path-to-regexp-6', pattern: '/(«?»:a)' }],
  },
  'invalid-base': {
    message: 'The base URL cannot be parsed.',
    examples: [],
  },
  'invalid-regexp': {
    message: 'The regular expression does not compile: {{reason}}.',
    examples: [
      { dialect: 'path-to-regexp-6', pattern: '/a«(+)»' },
      { dialect: 'fastify', pattern: '/:id«([)»' },
    ],
  },
  'invalid-text': {
    message: '{{text}} is not allowed in the {{component}} of a URL.',
    examples: [{ dialect: 'urlpattern', pattern: 'https://«a b»/c' }],
  },
  'missing-base': {
    message: 'A pattern without a protocol needs a base URL.',
    examples: [{ dialect: 'urlpattern', pattern: '«/users/:id»' }],
  },
  'missing-name': {
    message: 'A name must follow the colon.',
    examples: [
      { dialect: 'path-to-regexp-8', pattern: '/a«:»/b', fixed: '/a\\:/b' },
      { dialect: 'path-to-regexp-6', pattern: '/a«:»/b', fixed: '/a\\:/b' },
    ],
  },
  'nameless-wildcard': {
    message: 'A wildcard needs a name in this version, such as `*splat`.',
    examples: [{ dialect: 'path-to-regexp-8', pattern: '/files/«*»', fixed: '/files/{*splat}' }],
  },
  'needless-base': {
    message: 'A base URL is allowed only with a pattern that is a string, not with components.',
    examples: [],
  },
  'nested-group': {
    message: 'Braces cannot contain other braces in this dialect.',
    examples: [{ dialect: 'path-to-regexp-6', pattern: '/{a«{»b}?}?' }],
  },
  'optional-before-end': {
    message: 'An optional parameter is allowed only at the end of a route.',
    examples: [{ dialect: 'fastify', pattern: '/users/:id«?»/edit' }],
  },
  'reserved-character': {
    message:
      '{{text}} is reserved in this version. To match it as text, write a backslash before it.',
    examples: [
      { dialect: 'path-to-regexp-8', pattern: '/users/:id«?»', fixed: '/users{/:id}' },
      { dialect: 'path-to-regexp-8', pattern: '/c«+»+', fixed: '/c\\+\\+' },
    ],
  },
  'route-without-slash': {
    message: 'A route must start with a slash.',
    examples: [
      { dialect: 'fastify', pattern: '«»users/:id', fixed: '/users/:id' },
      { dialect: 'workbox', pattern: '«»logo.png', fixed: '/logo.png' },
    ],
  },
  'second-group': {
    message: 'Braces can contain only one parameter or regular expression.',
    examples: [{ dialect: 'path-to-regexp-6', pattern: '/{:a-«:b»}?' }],
  },
  'stray-modifier': {
    message: '{{text}} follows nothing that can be optional or repeated.',
    examples: [
      { dialect: 'path-to-regexp-6', pattern: '/files/«*»', fixed: '/files/(.*)' },
      { dialect: 'urlpattern', pattern: 'https://a.b/c«+»', fixed: 'https://a.b/c\\+' },
    ],
  },
  'too-many-combinations': {
    message: 'The optional groups can be combined in more than 256 ways.',
    examples: [],
  },
  'trailing-backslash': {
    message: 'A backslash at the end escapes nothing.',
    examples: [{ dialect: 'path-to-regexp-8', pattern: '/a«\\»', fixed: '/a' }],
  },
  unclosed: {
    message: '{{text}} is not closed: `{{closer}}` is missing.',
    examples: [{ dialect: 'path-to-regexp-8', pattern: '/a«{»/:b' }],
  },
  unopened: {
    message: '{{text}} closes nothing: `{{opener}}` is missing.',
    examples: [{ dialect: 'urlpattern', pattern: 'https://a.b/c«}»' }],
  },
  'wildcard-before-end': {
    message: 'A `*` is allowed only at the end of a route.',
    examples: [
      { dialect: 'fastify', pattern: '/files/«*»splat', fixed: '/files/*' },
      { dialect: 'fastify', pattern: '/files/«*»/edit' },
    ],
  },
  'invalid-scope': {
    message: 'The scope cannot be parsed as a URL.',
    why: 'Browsers ignore it and use the folder of the start page instead.',
    examples: [{ dialect: 'scope', pattern: '«https://exa mple.com/»' }],
  },
  'match-pattern-host': {
    message: 'The host is missing.',
    why: refused,
    examples: [{ dialect: 'match-pattern', pattern: 'https://«»/*' }],
  },
  'match-pattern-path': {
    message: 'The path is missing: in a match pattern, a slash follows the host.',
    why: refused,
    examples: [
      { dialect: 'match-pattern', pattern: '*://example.com«»', fixed: '*://example.com/*' },
    ],
  },
  'match-pattern-scheme': {
    message:
      'A match pattern must start with a scheme that browsers know, such as `https://`, or with `*://`.',
    why: refused,
    examples: [
      { dialect: 'match-pattern', pattern: '«http*»://example.com/*', fixed: '*://example.com/*' },
      { dialect: 'match-pattern', pattern: '«»*.example.com/*', fixed: '*://*.example.com/*' },
    ],
  },
  'match-pattern-wildcard': {
    message: 'A `*` in a host must be the whole host or its first label: `*` or `*.example.com`.',
    why: refused,
    examples: [
      {
        dialect: 'match-pattern',
        pattern: 'https://«*»example.com/*',
        fixed: 'https://*.example.com/*',
      },
      { dialect: 'match-pattern', pattern: 'https://www.google.«*»/*' },
    ],
  },
  'missing-target': {
    message: 'The rule has no target: a path or URL must follow the old path.',
    why: skipped,
    examples: [{ dialect: 'redirects', pattern: '/old«»' }],
  },
  'name-not-in-source': {
    message: 'The destination has a name that the source does not have: {{name}}.',
    why: 'Vercel refuses the deployment, and Next.js does not start.',
    examples: [],
  },
  'repeated-name': {
    message: 'A rule can contain :{{name}} only once, and no other name that starts like it.',
    why: dropped,
    examples: [
      { dialect: 'cloudflare', pattern: '/a/:id/«:id»' },
      { dialect: 'cloudflare', pattern: '/:user/«:username»' },
    ],
  },
  'second-splat': {
    message: 'A rule can contain only one `*`.',
    why: dropped,
    examples: [{ dialect: 'cloudflare', pattern: '/a/*/b/«*»' }],
  },
  'target-without-slash': {
    message:
      'The target of a rule must be a path that starts with a slash, or a URL that starts with `https://`.',
    why: skipped,
    examples: [{ dialect: 'redirects', pattern: '/old «new» 301', fixed: '/old /new 301' }],
  },
} as const satisfies Readonly<
  Record<string, Pick<PatternIssueDefinition, 'message' | 'examples'> & { readonly why?: string }>
>

export type CompileCode = keyof typeof compileIssues

/** Definitions of these issues. All of them have the same kind and the same consequence. */
export const compileDefinitions: readonly PatternIssueDefinition[] = Object.entries(
  compileIssues,
).map(([name, issue]) => ({ code: `pattern/${name}`, kind: 'invalid', why: throws, ...issue }))
