import html from '@html-eslint/parser'
import json from '@eslint/json'
import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { expect, test } from 'vitest'
import { marked } from '../../../support/marked.ts'

const rules = { 'hreflint/no-broken-pattern': 'error' } as const
const configs: Linter.Config[] = [
  { files: ['**/*.js', '**/*.mjs', '**/*.ts'], plugins: { hreflint: plugin as never }, rules },
  {
    files: ['**/*.json', '**/*.webmanifest'],
    plugins: { hreflint: plugin as never, json: json as never },
    language: 'json/json',
    rules,
  },
  {
    files: ['**/*.html'],
    plugins: { hreflint: plugin as never },
    languageOptions: { parser: html as never },
    rules,
  },
]

function reported(filename: string, text: string): readonly Linter.LintMessage[] {
  return new Linter().verify(text, configs, filename)
}

const helmet = (sources: string) =>
  `import helmet from 'helmet'\napp.use(helmet({ contentSecurityPolicy: { directives: { scriptSrc: [${sources}] } } }))`
const next = (list: string, source: string) =>
  `export default { async ${list}() { return [{ source: '${source}', destination: '/b', headers: [] }] } }`

test.each<[filename: string, text: string, code: string, fixed?: string]>([
  ['next.config.js', next('redirects', '/a/«*»'), 'stray-modifier', next('redirects', '/a/(.*)')],
  ['next.config.ts', next('headers', '/«(»a'), 'unclosed'],
  [
    'next.config.mjs',
    "export default { rewrites: () => [{ source: '«»blog/:a' }] }",
    'missing-slash',
  ],
  [
    'next.config.js',
    "export default { redirects: () => [{ source: '«/a/:b»', destination: '/c/:d' }] }",
    'name-not-in-source',
  ],
  [
    'next.config.ts',
    "const to = '/c?x=:d'; export default { async rewrites() { return { fallback: [{ destination: to, source: `«/a/:b»` }] } } }",
    'name-not-in-source',
  ],
  ['middleware.ts', "export const config = { matcher: ['/a', '/b/«*»'] }", 'stray-modifier'],
  ['proxy.ts', "export const config = { matcher: '/b/«*»' }", 'stray-modifier'],
  [
    'a.js',
    helmet(`"'self'", '«self»'`),
    'csp-unquoted',
    helmet(`"'self'", "'self'"`).replace(`"'self'"]`, `'\\'self\\'']`),
  ],
  ['a.js', helmet(`'https://a.b/«*»'`), 'csp-wildcard-in-path', helmet(`'https://a.b/'`)],
  [
    'a.js',
    "import { contentSecurityPolicy } from 'helmet'\ncontentSecurityPolicy({ directives: { 'img-src': ['«data»'] } })",
    'csp-scheme-without-colon',
  ],
  [
    'a.js',
    `response.setHeader('Content-Security-Policy', "default-src 'self' «img-src» *")`,
    'csp-missing-semicolon',
  ],
  [
    'a.js',
    "const headers = { 'Content-Security-Policy': 'img-src «https://*a.example»' }",
    'csp-wildcard',
  ],
  ['a.js', "const headers = { 'Permissions-Policy': 'camera=()«;» usb=()' }", 'header-semicolon'],
  ['a.js', "response.setHeader('Link', '«/a.css»; rel=preload')", 'link-without-brackets'],
  ['a.js', 'const headers = { Link: `«/a.css»; rel=preload` }', 'link-without-brackets'],
  [
    'a.ts',
    "const next = { key: 'link', value: '</a.css>; rel=preload, «/b.js»; rel=preload' }",
    'link-without-brackets',
  ],
  [
    'a.js',
    "response.setHeader('Reporting-Endpoints', 'main=«https://a.example/»')",
    'header-unquoted-url',
  ],
  [
    'a.js',
    "const next = { key: 'Permissions-Policy', value: \"«camera 'none'»\" }",
    'policy-legacy-syntax',
  ],
  [
    'a.js',
    "const next = { value: 'img-src «data»', key: 'Content-Security-Policy' }",
    'csp-scheme-without-colon',
  ],
  [
    'a.js',
    "const next = { key: 'Access-Control-Allow-Origin', value: 'https://a.example«/»' }",
    'origin-with-path',
  ],
  [
    'a.js',
    "const next = { key: 'Connection-Allowlist', value: '«\"https://a.example\"»' }",
    'allowlist-without-list',
  ],
  [
    'vite.config.ts',
    "export default { server: { allowedHosts: ['«https://»a.example'] } }",
    'more-than-host',
    "export default { server: { allowedHosts: ['a.example'] } }",
  ],
  [
    'next.config.mjs',
    "export default { allowedDevOrigins: ['*.b.example', '«https://»a.example:3000'] }",
    'more-than-host',
    "export default { allowedDevOrigins: ['*.b.example', 'a.example'] }",
  ],
  [
    'vue.config.js',
    "module.exports = { devServer: { allowedHosts: ['a.example«:8080»'] } }",
    'more-than-host',
    "module.exports = { devServer: { allowedHosts: ['a.example'] } }",
  ],
  [
    'webpack.config.js',
    "module.exports = { devServer: { allowedHosts: ['«*».a.example'] } }",
    'host-wildcard',
    "module.exports = { devServer: { allowedHosts: ['.a.example'] } }",
  ],
  [
    'sw.js',
    "addEventListener('install', event => event.addRoutes([{ condition: { urlPattern: '/a/«(»' }, source: 'cache' }]))",
    'unclosed',
  ],
  [
    'sw.js',
    "addEventListener('install', event => event.addRoutes({ condition: { or: [{ urlPattern: { pathname: '/«{»' } }] }, source: 'network' }))",
    'unclosed',
  ],
  [
    'vercel.json',
    '{"redirects":[{"source":"/a/«*»","destination":"/b"}]}',
    'stray-modifier',
    '{"redirects":[{"source":"/a/(.*)","destination":"/b"}]}',
  ],
  [
    'site/manifest.json',
    '{"manifest_version":3,"host_permissions":["*://a.b«»"]}',
    'match-pattern-path',
    '{"manifest_version":3,"host_permissions":["*://a.b/*"]}',
  ],
  ['site.webmanifest', '{"scope":"/app/«*»"}', 'literal-wildcard'],
  [
    'a.html',
    '<meta http-equiv="Content-Security-Policy" content="img-src https://a.b/«*»">',
    'csp-wildcard-in-path',
  ],
  [
    'a.html',
    '<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/a«(»"}}]}</script>',
    'unclosed',
  ],
])('%s: %s', (filename, example, code, fixed) => {
  const { text, spans } = marked(example)
  const messages = reported(filename, text)
  expect(messages.map(({ messageId, message }) => messageId ?? message)).toEqual(
    spans.map(() => `pattern/${code}`),
  )
  const [message] = messages
  if (message === undefined) return
  const lines = text.split('\n').slice(0, message.line - 1)
  const at = lines.reduce((sum, { length }) => sum + length + 1, message.column - 1)
  expect(at).toBe(spans[0]?.start)
  if (fixed === undefined) return
  const fix = message.suggestions?.[0]?.fix
  expect(fix && text.slice(0, fix.range[0]) + fix.text + text.slice(fix.range[1])).toBe(fixed)
})

test.each<[filename: string, text: string]>([
  ['other.config.js', next('redirects', '/a/*')],
  ['next.config.js', 'export default { images: { source: "/a/*" } }'],
  ['next.config.js', next('rewrites', '/:path*')],
  ...[
    "source: '/a/:b', destination: '/c/:b'",
    "source: '/a/:b', destination: '/c/:d', has: [{ type: 'query', key: 'd' }]",
    "source: '/a/:b', destination: `/c/:d/${x}`",
    "source: '/a/:b', destination: '/c/:d', ...more",
    "source: '/a/:b', destination: to('/c/:d')",
  ].map((entry): [string, string] => [
    'next.config.js',
    `export default { redirects: () => [{ ${entry} }] }`,
  ]),
  ['next.config.js', 'export default { redirects: () => [{ source: `/${base}/*` }] }'],
  ['middleware.js', "const config = { matcher: '/a/*' }"],
  [
    'middleware.js',
    "export const config = { matcher: ['/((?!api|_next).*)', { source: '/a/*' }] }",
  ],
  [
    'a.js',
    helmet(
      "\"'self'\", (req, res) => `'nonce-${res.locals.nonce}'`, `${host}/*`, 'https://a.b', \"'none'\"",
    ),
  ],
  [
    'a.js',
    "const helmet = x => x\nhelmet({ contentSecurityPolicy: { directives: { scriptSrc: ['self'] } } })",
  ],
  ['a.js', "response.setHeader('X-Policy', 'img-src self')"],
  ['a.js', "response.setHeader('Link', '</a.css>; rel=preload')"],
  ['a.js', "names.set('link', '/a.css'); const a = { Link: 'a; b', link: url }"],
  ['a.js', 'response.setHeader("Link", `${target}; rel=preload`)'],
  ['a.js', 'const headers = { Link: `/a.css; rel=preload; as=${as}` }'],
  [
    'vite.config.js',
    "export default { server: { allowedHosts: ['a.example', '.b.example', 'localhost'] } }",
  ],
  ['vite.config.js', 'export default { server: { allowedHosts: true } }'],
  ['next.config.js', "module.exports = { allowedDevOrigins: ['*.a.example', 'b.example'] }"],
  ['next.config.js', "module.exports = { allowedDevOrigins: ['https://.a.example'] }"],
  ['settings.js', "export default { allowedDevOrigins: ['https://a.example'] }"],
  ['settings.js', "export default { allowedHosts: ['https://a.example'] }"],
  ['other.json', '{"redirects":[{"source":"/a/*"}]}'],
  ['manifest.json', '{"scope":"/app","start_url":"/app"}'],
  ['a.html', '<p>script-src self</p>'],
])('%s has none: %s', (filename, text) => {
  expect(reported(filename, text).map(({ messageId, message }) => messageId ?? message)).toEqual([])
})
