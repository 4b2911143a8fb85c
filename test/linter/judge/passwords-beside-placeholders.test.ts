import { lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'

// A placeholder for a host, port or database does not hide that the password has a delimiter.

const languages: readonly (readonly [language: string, write: (url: string) => string])[] = [
  ['dotenv', url => `A=${url}\n`],
  ['yaml', url => `services:\n  a:\n    environment:\n      A: "${url}"\n`],
  ['yaml', url => `a: ${url}\n`],
  ['toml', url => `a = "${url}"\n`],
  ['json', url => JSON.stringify({ a: url })],
  ['ini', url => `[a]\nu = ${url}\n`],
  ['properties', url => `a=${url}\n`],
  ['python', url => `A = "${url}"\n`],
  ['python', url => `A = f"${url}"\n`],
  ['python', url => `A = "${url}".format(port)\n`],
  ['shellscript', url => `export A="${url}"\n`],
  ['dockerfile', url => `FROM x\nENV A="${url}"\n`],
  ['terraform', url => `locals {\n  a = "${url}"\n}\n`],
  ['go', url => `package a\nvar a = fmt.Sprintf("${url}", port)\n`],
]

const holes = {
  '${PORT}': '${HOST}',
  '{port}': '{host}',
  '{{ .Values.port }}': '{{ .Values.host }}',
  '{{ port }}': '{{ host }}',
  '%(port)s': '%(host)s',
  '<port>': '<host>',
}

/** The codes of a URL in a language, with the text that is marked. */
const found = (language: string, text: string) =>
  lintDocument(text, language).map(({ code, span }) => [code, text.slice(span.start, span.end)])

describe.each(languages)('%s', (language, write) => {
  test.each(Object.entries(holes))('%s', (port, host) => {
    // In an f-string, two braces are one.
    if (/^A = f/.test(write('')) && port.startsWith('{{')) return
    for (const [scheme, password, code, marked] of [
      ['postgres', 'p/ss', 'postgres/unescaped-delimiter-in-password', '/'],
      ['postgres', 'p#ss', 'postgres/ambiguous-delimiter-in-password', '#'],
      ['mysql', 'a/b', 'mysql/unescaped-delimiter-in-password', '/'],
      ['mysql+pymysql', 'a@b', 'mysql/password-read-as-host', '@'],
      ['mongodb', 'p/ss', 'mongodb/unescaped-delimiter-in-password', '/'],
      ['redis', 'p?w', 'redis/unescaped-delimiter-in-password', '?'],
      ['amqp', 'p?w', 'amqp/unescaped-delimiter-in-password', '?'],
    ] as const) {
      for (const rest of [`db:${port}/x`, `${host}:5432/x`, `${host}:${port}/x`]) {
        const text = write(`${scheme}://app:${password}@${rest}`)
        // In these a `#` begins a comment.
        if (password.includes('#') && /^(?:ini|properties)$/.test(language)) continue
        expect([text, found(language, text)]).toEqual([text, [[code, marked]]])
      }
    }
  })

  test('a sound string has no finding, whatever the placeholder', () => {
    for (const [port, host] of Object.entries(holes)) {
      if (/^A = f/.test(write('')) && port.startsWith('{{')) continue
      for (const scheme of ['postgres', 'mysql', 'mysql+pymysql', 'mongodb', 'redis', 'amqp']) {
        for (const rest of [`db:${port}/1`, `${host}:5432/1`, `${host}:${port}/1`]) {
          const text = write(`${scheme}://app:p%2Fss@${rest}`)
          expect([text, found(language, text)]).toEqual([text, []])
        }
      }
    }
  })
})

test('what a placeholder may complete is unknown', () => {
  expect(found('dotenv', 'A=mysql://app:100%${X}@db:${PORT}/x\n')).toEqual([])
})
