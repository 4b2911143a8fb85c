import { applyEdits } from '@hreflint/core'
import { lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'

/** Texts that look like a URL with a mistake and are none, or are right where they are. */
const silent: readonly [languageId: string, text: string][] = [
  // Definitions that nothing uses, names in angle brackets, patterns and lists in prose.
  ['markdown', 'Text\n\n[a]: https://x.example:70000/'],
  ['markdown', 'Text [b]\n\n[b]: /b\n[//]: # (https://x.example:70000/)'],
  ['markdown', '| <file:line> | <https:name> |'],
  ['markdown', '"https://x.\\*.example.com:99"'],
  ['markdown', 'default: "http://localhost:2380,http://localhost:7001"'],
  ['markdown', 'default: "a=http://localhost:2380,b=http://localhost:7001"'],
  // Template literals and strings of template languages.
  ['astro', '<a href=`https://a.example/${n}`\n>x</a>'],
  ['html', '{% include a.html b="<use xlink:href=\\"#s\\"></use>" %}'],
  [
    'json',
    '{ "icons": [{ "src": "{% if a %}{{ b }}{% else %}{% static \'c d\' %}{% endif %}" }] }',
  ],
  // Patterns, sentences, prefixes and stand-ins in strings and values.
  ['toml', "ignore-regex = 'https://([\\w/\\.])+'"],
  ['yaml', 'pattern: https://[^/]+/a|b$'],
  ['python', 'a = "mongodb://localhost:27017 (default)"'],
  ['go', 'var a = "amqp://user:pw@host: connection refused"'],
  ['ruby', 'a = "redis://HOST:PORT/0"'],
  ['java', 'class A { String a = "redis://HOST:PORT/0"; }'],
  ['yaml', 'a: postgres://localhost:5432 (default)'],
  ['python', 'a = "https://www."; b = "http://_"; c = "http://[fe80::1%25eth0]/"'],
  ['go', 'var a = "http://[fe80::1%25eth0]:80/"'],
  // Prose that begins with an address.
  ...[
    'https://example.com is great, and a good alternative',
    'https://example.com 很好用',
    'https://example.com - the home of a',
    'https://example.com/a, which is good',
    'https://example.com/a: not found here',
  ].flatMap((prose): readonly [string, string][] => [
    ['javascript', `const a = { content: '${prose}' }`],
    ['typescript', `const a: string = "${prose}"`],
    ['vue', `<script>export default { content: '${prose}' }</script>`],
    ['python', `a = "${prose}"`],
    ['yaml', `a: "${prose}"`],
  ]),
  // What browsers and search forms take.
  ['html', '<a href="https://github.com/search?q=stars:>100&amp;x=created:>=2020">'],
  ['html', '<a href=\'https://github.com/search?q=label:"help+wanted"\'>'],
  ['html', '<a href="https://v7--name.netlify.app/">'],
]

describe('nothing is said of', () => {
  test.each(silent)('%s: %s', (languageId, text) => {
    expect(lintDocument(text, languageId)).toEqual([])
  })
})

/** The same places with a mistake. */
const reported: readonly [languageId: string, text: string, code: string][] = [
  ['markdown', '[b]\n\n[b]: https://x.example:70000/', 'whatwg/port-out-of-range'],
  ['markdown', '[![c][b]](/d)\n\n[b]: https://x.example:70000/', 'whatwg/port-out-of-range'],
  ['markdown', '[b]: https://x.example:70000/\n[c]: /c', 'whatwg/port-out-of-range'],
  ['markdown', '<https:/x.example/>', 'whatwg/missing-slashes'],
  ['markdown', 'http://localhost:2380,http://localhost:70010', 'whatwg/port-out-of-range'],
  ['astro', '<a href="/a b"\n>x</a>', 'whatwg/unescaped-space'],
  ['html', '{% include a.html b="<b>" %}<a href="/a b">', 'whatwg/unescaped-space'],
  ['toml', "url = 'https://example.com:70000/'", 'whatwg/port-out-of-range'],
  ['python', 'a = "amqp://user:pw@host:70000/"', 'amqp/port-invalid'],
  ['html', '<a href="http://[fe80::1%25eth0]/">', 'whatwg/ipv6-zone-id'],
  ['html', '<a href="https://example.com/?v=a>">', 'whatwg/unescaped-angle-bracket'],
  ['html', "<a href='https://example.com/?v=a\"'>", 'whatwg/unescaped-quote'],
  ['javascript', "const a = 'https://exam ple.com/'", 'whatwg/domain-forbidden-code-point'],
  ['javascript', "fetch('https://example.com is down now')", 'whatwg/domain-forbidden-code-point'],
  ['yaml', 'url: "amqps://host.domain[:"', 'amqp/host-invalid'],
  ['html', '<a href="https://[:1]/">', 'whatwg/ipv6-lone-leading-colon'],
]

describe('the same places with a mistake are reported', () => {
  test.each(reported)('%s: %s', (languageId, text, code) => {
    expect(lintDocument(text, languageId).map(finding => finding.code)).toEqual([code])
  })
})

describe('a fix in a format string writes a % twice, or not at all if nothing is filled in', () => {
  const code = 'postgres/unescaped-character-in-password'

  test.each([
    ['python', 'a = "postgres://u:p w@h/%s" % x'],
    ['go', 'var a = fmt.Sprintf("postgres://u:p w@h/%s", x)'],
    ['ruby', 'a = "postgres://u:p w@h/%s" % x'],
    ['php', '<?php $a = sprintf("postgres://u:p w@h/%s", $x);'],
    ['java', 'class A { String a = String.format("postgres://u:p w@h/%s", x); }'],
  ])('%s: %s', (languageId, text) => {
    const found = lintDocument(text, languageId)
    const fixes = found.flatMap(({ fixes }) => fixes.map(({ edits }) => applyEdits(text, edits)))
    expect(found.map(finding => finding.code)).toEqual([code])
    expect(fixes).toEqual([text.replace('p w', 'p%%20w')])
  })

  test.each([
    ['python', 'print("postgres://u:p w@h/db" % x)'],
    ['python', 'a = "postgres://u:p w@h/%s"'],
    ['c', 'int f() { printf("postgres://u:p w@h/db", x); }'],
  ])('%s: %s', (languageId, text) => {
    const found = lintDocument(text, languageId)
    expect(found.map(finding => finding.code)).toEqual([code])
    expect(found.flatMap(({ fixes }) => fixes)).toEqual([])
  })

  test('elsewhere it does', () => {
    expect(lintDocument('a = "postgres://u:p w@h/db"', 'python')[0]?.fixes).toHaveLength(1)
  })
})

test('nothing is said of strings in programs that test others', () => {
  const text = 'var a = "postgres://u:p w@h:70000/db"'
  expect(lintDocument(text, 'go', undefined, { fileName: 'url.go' })).not.toEqual([])
  expect(lintDocument(text, 'go', undefined, { fileName: 'url_test.go' })).toEqual([])
})
