import { languages } from '@hreflint/documents'
import { expect, test } from 'vitest'
import { plainSubject, service, textIn } from './marked-document.ts'

/** For each language a document with one mistake: the space. */
const documents: Readonly<Record<string, string>> = {
  html: '<a href="/a b">',
  vue: '<template><a href="/a b"/></template>',
  svelte: '<a href="/a b">{x}</a>',
  astro: '---\nconst x = 1\n---\n<a href="/a b">{x}</a>',
  handlebars: '{{#if x}}<a href="/a b">{{/if}}',
  jinja: '{% if x %}<a href="/a b">{% endif %}',
  'django-html': '{% if x %}<a href="/a b">{% endif %}',
  twig: '{% if x %}<a href="/a b">{% endif %}',
  liquid: '{% if x %}<a href="/a b">{% endif %}',
  erb: '<% if x %><a href="/a b"><% end %>',
  ejs: '<% if (x) { %><a href="/a b"><% } %>',
  php: '<?php if ($x): ?><a href="/a b"><?php endif ?>',
  css: 'a { background: url("/a b") }',
  scss: '// no\na { &:hover { background: url("/a b") } }',
  less: '@x: 1px; a { .mixin(); background: url("/a b") }',
  markdown: '[a](</a b>)',
  mdx: 'export const a = 1\n\n<a href="/a b"/> {a}',
  jupyter: '{"cells":[{"cell_type":"markdown","source":["[a](</a b>)"]}]}',
  xml: '<a href="/a b"/>',
  xsl: '<a href="/a b"/>',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><a href="/a b"/></svg>',
  xhtml: '<a xmlns="http://www.w3.org/1999/xhtml" href="/a b"/>',
  javascript: `fetch('/a b')`,
  javascriptreact: `x = <a href="/a b"/>`,
  typescript: `const x: string = 'https://example.com/a b'`,
  typescriptreact: `const x = <T,>(y: T) => <a href="/a b"/>`,
}

/** For each language of configurations and of programs one with a password that is not percent-encoded. */
const configurations: Readonly<Record<string, string>> = {
  dotenv: 'A=redis://u:p/q@db',
  json: '{ "a": "redis://u:p/q@db" }',
  jsonc: '// a\n{ "a": "redis://u:p/q@db", }',
  json5: "{ a: 'redis://u:p/q@db' }",
  yaml: 'a: redis://u:p/q@db',
  dockercompose: 'services: {a: {environment: [A=redis://u:p/q@db]}}',
  toml: 'a = "redis://u:p/q@db"',
  ini: 'a = redis://u:p/q@db',
  properties: 'a = redis://u:p/q@db',
  python: 'a = "redis://u:p/q@db"',
  go: 'a := "redis://u:p/q@db"',
  rust: 'let a = "redis://u:p/q@db";',
  java: 'a("redis://u:p/q@db");',
  kotlin: 'a("redis://u:p/q@db")',
  plaintext: 'a redis://u:p/q@db',
  csharp: 'a("redis://u:p/q@db");',
  c: 'a("redis://u:p/q@db");',
  cpp: 'a("redis://u:p/q@db");',
  ruby: "a 'redis://u:p/q@db'",
  shellscript: 'A=redis://u:p/q@db b',
  dockerfile: 'ENV A=redis://u:p/q@db',
  sql: "select 'redis://u:p/q@db'",
  terraform: 'a = "redis://u:p/q@db"',
  prisma: 'a = "redis://u:p/q@db"',
  swift: 'a("redis://u:p/q@db")',
  scala: 'a("redis://u:p/q@db")',
  groovy: "a 'redis://u:p/q@db'",
  dart: "a('redis://u:p/q@db')",
  elixir: 'a "redis://u:p/q@db"',
  lua: 'a = "redis://u:p/q@db"',
  powershell: "$a = 'redis://u:p/q@db'",
  makefile: 'A = redis://u:p/q@db',
  systemd: 'A=redis://u:p/q@db',
  restructuredtext: '.. _a: redis://u:p/q@db',
  asciidoc: ':a: redis://u:p/q@db',
}

/** In a table of redirects a space divides words, and servers know no schemes of databases. */
const redirects = '/a https://a:65536/x 301'

/** For each language of rules one that no path matches, by its pattern. */
const rules: Readonly<Record<string, { readonly text: string; readonly code: string }>> = {
  headers: { text: '/(css|js)/*\n  A: b', code: 'pattern/foreign-syntax' },
  nginx: { text: 'add_header Permissions-Policy "a=(); b=()";', code: 'pattern/header-semicolon' },
  apacheconf: {
    text: 'Header set Permissions-Policy "a=(); b=()"',
    code: 'pattern/header-semicolon',
  },
  caddyfile: { text: 'header Permissions-Policy "a=(); b=()"', code: 'pattern/header-semicolon' },
  robots: { text: 'Disallow: private/', code: 'pattern/missing-slash' },
}

test('every language is held here', () => {
  expect(Object.keys({ ...documents, ...configurations, redirects, ...rules }).sort()).toEqual(
    languages.map(({ id }) => id).sort(),
  )
})

test.each(Object.entries(documents))('%s: the space, and how to write it', (language, text) => {
  const config = { javascript: 'known-schemes' as const }
  const subject = plainSubject(text, { language, config })
  const found = service.diagnostics(subject)
  expect(found.map(({ code, range }) => [code, textIn(subject, range)])).toEqual([
    ['whatwg/unescaped-space', ' '],
  ])
  const [first] = found
  if (first === undefined) return
  const actions = service.codeActions(subject, first.range, { diagnostics: found })
  expect(actions.find(({ isPreferred }) => isPreferred)?.title).toBe('Percent-encode as %20')
})

test.each(Object.entries(configurations))(
  '%s: the delimiter, and a suggestion',
  (language, text) => {
    const subject = plainSubject(text, { language })
    const found = service.diagnostics(subject)
    expect(found.map(({ code, range }) => [code, textIn(subject, range)])).toEqual([
      ['redis/unescaped-delimiter-in-password', '/'],
    ])
    const [first] = found
    if (first === undefined) return
    const titles = service
      .codeActions(subject, first.range, { diagnostics: found })
      .map(({ title }) => title)
    expect(titles[0]).toBe(
      'Percent-encode the password: user "u", password of 3 characters, host "db"',
    )
  },
)

test('redirects: the port', () => {
  const subject = plainSubject(redirects, { language: 'redirects' })
  const found = service.diagnostics(subject)
  expect(found.map(({ code, range }) => [code, textIn(subject, range)])).toEqual([
    ['whatwg/port-out-of-range', '65536'],
  ])
})

test.each(Object.entries(rules))('%s: the rule', (language, { text, code }) => {
  const subject = plainSubject(text, { language })
  expect(service.diagnostics(subject).map(found => found.code)).toEqual([code])
})

test('a pattern in a file whose name says what reads it, and what to write', () => {
  const text = '{"rewrites":[{"source":"/a/*","destination":"/"}]}'
  const subject = plainSubject(text, { language: 'json', uri: 'file:///site/vercel.json' })
  const found = service.diagnostics(subject)
  expect(found.map(({ code, range }) => [code, textIn(subject, range)])).toEqual([
    ['pattern/stray-modifier', '*'],
  ])
  const [first] = found
  if (first === undefined) return
  const [action] = service.codeActions(subject, first.range, { diagnostics: found })
  expect(action?.title).toBe('Change to /a/(.*)')
  expect(action?.isPreferred).not.toBe(true)
})
