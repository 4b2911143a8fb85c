import { fixDocument, lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'

/** Texts of several languages in which a value is not, or may not be, a finished URL. */
const unfinished: readonly [languageId: string, text: string][] = [
  ['html', '<a href="https://example.com/{id}">'],
  ['html', '<a href="../../examples/{example-name}/">'],
  ['html', '<link rel="icon" href="{__FAVICON__}">'],
  ['html', '<a href="{`https://example.com/${name}`}">'],
  ['html', '<a href="https://example.com/#{id}">'],
  ['html', '<a href="https://example.com/[[pw]]/x">'],
  ['html', '<a href="https://__HOST__/x">'],
  ['html', '<a href="https://example.com/%s/%(name)s/%1$s">'],
  ['css', 'a { src: url("{cdn-url}/a.woff2") }'],
  ['scss', `a { b: escape-svg(url("data:image/svg+xml,<svg fill='#bbb'/>")); }`],
  ['less', `a { b: .encoded(url( "data:image/svg+xml,<svg fill='#bbb'/>" )); }`],
  ['markdown', '[a](https://example.com/?d=<yyyy>-<mm>-<dd>)'],
  ['markdown', '(https://example.com/{language_code}[rest of the url])'],
  ['markdown', '<p>\n<a href={`https://example.com/${name}`}>a</a>\n</p>'],
  ['markdown', '[a](https://example.com/%%REPO%%/b) [c](%%GITHUB-REPO%%/issues)'],
  ['html', '<a href="%%GITHUB-REPO%%/issues">'],
  ['yaml', 'url: https://example.com/%%GITHUB-REPO%%'],
  ['markdown', '[a](https://example.com/{{% version\n%}}).'],
  ['markdown', '(https://example.com/{{< version\n>}}) and https://example.com/${'],
  ['json', '{ "url": "https://example.com/{0}/%s" }'],
  ['json', '{ "start_url": "{{ "./" | relURL }}", "icons": [{ "src": "{{ "a b.svg" | url }}" }] }'],
  ['json', '{ "homepage": "https://example.com/{{ join "|" x }}" }'],
  [
    'html',
    '<a href="\n  {% if a %}\n    {{ a }}\n  {% else %}\n    https://example.com/{{ b }}\n  {% endif %}\n">',
  ],
  ['html', '<a href="\r\n<% if (a) { %>\r\n/a\r\n<% } %>\r\n">'],
  ['yaml', 'url: https://example.com/<name of the site>/{id}'],
  ['yaml', 'url: http://localhost:PORT/x'],
  [
    'toml',
    'allowed = ["redis://*:*", "mysql://*:*", "postgres://localhost:*", "http://localhost:*"]',
  ],
  ['yaml', 'origins: ["http://localhost:*", "amqp://*:*/"]'],
  ['python', 'a = ["redis://*:*", "mongodb://localhost:*"]'],
  ['markdown', '<http://localhost:PORT/x> <https://example.com:XXXX/>'],
  // A host that is still to come.
  ['javascript', "fetch('https://???????.execute-api.example.com/dev')"],
  ['typescript', "const a = { url: 'https://????/x' }"],
  ['yaml', 'url: https://***.example.com/x'],
  ['html', '<a href="https://???.example.com/">'],
  // What a synopsis says may be left out.
  ['yaml', 'url: "amqps://host.domain[:port]"'],
  ['yaml', 'url: "https://host[:port]/path[?options]"'],
  ['toml', 'url = "postgres://user:pass@host[:5432]/db"'],
  ['python', 'a = "redis://host[:port]/0"'],
  ['go', 'var a = "nats://host[:port]"'],
  ['javascript', "const a = { url: 'https://host[:port]/path' }"],
  ['html', '<a href="http://[user@]host/">'],
  ['markdown', '[a](https://host[:port]/path)'],
]

describe('says nothing of what a program or a person replaces', () => {
  test.each(unfinished)('%s: %s', (languageId, text) => {
    expect(lintDocument(text, languageId)).toEqual([])
    expect(fixDocument(text, languageId).output).toBe(text)
  })
})

/** What is wrong beside what is unknown is reported, and left to a person. */
const asked: readonly [languageId: string, text: string, code: string][] = [
  ['html', '<a href="{{ base }}/a b">', 'whatwg/unescaped-space'],
  ['html', '<a href="/{{ id }}/a\\b">', 'whatwg/backslash-in-path'],
  ['html', '<a href="<%= base %>/a b">', 'whatwg/unescaped-space'],
  ['svelte', '<a href="/{id}/a b">x</a>', 'whatwg/unescaped-space'],
  ['vue', '<template><a href="/__BASE__/a b">x</a></template>', 'whatwg/unescaped-space'],
  ['html', '<a href="/a b?x=$HOME">', 'whatwg/unescaped-space'],
  ['html', '<a href="/$$/a b">', 'whatwg/unescaped-space'],
  ['html', '<a href="/a\n  b{% if a %}c{% endif %}">', 'whatwg/tab-or-newline'],
  ['scss', `a { b: url("data:image/svg+xml,<svg fill='#bbb'/>"); }`, 'document/truncated-data'],
  ['markdown', '[a](https://example.com/50%%/b)', 'whatwg/stray-percent'],
  ['html', '<a href="/a b.html,">', 'whatwg/unescaped-space'],
  ['html', '<a href="/a b.html」と">', 'whatwg/unescaped-space'],
]

describe('fixes nothing that may not be the whole URL', () => {
  test.each(asked)('%s: %s', (languageId, text, code) => {
    const found = lintDocument(text, languageId)
    expect(found.map(finding => finding.code)).toContain(code)
    expect(found.flatMap(({ fixes }) => fixes.map(({ safety }) => safety))).not.toContain(
      'keeps-url',
    )
    expect(fixDocument(text, languageId).output).toBe(text)
  })
})

describe('still fixes a whole URL', () => {
  test.each([
    ['html', '<a href="/my file.html">', '<a href="/my%20file.html">'],
    [
      'html',
      '<a href="https://example.com/?q=two words">',
      '<a href="https://example.com/?q=two%20words">',
    ],
    ['markdown', '[a](</my file.md>)', '[a](</my%20file.md>)'],
    [
      'scss',
      'a { b: image-set(url("/a b.png") 1x); }',
      'a { b: image-set(url("/a%20b.png") 1x); }',
    ],
    [
      'css',
      'a { src: url("https:\\\\\\\\example.com/a") }',
      'a { src: url("https://example.com/a") }',
    ],
    [
      'html',
      '<img src="https:////example.com/a.png" alt="">',
      '<img src="https://example.com/a.png" alt="">',
    ],
  ])('%s: %s', (languageId, before, after) => {
    expect(fixDocument(before, languageId).output).toBe(after)
  })
})
