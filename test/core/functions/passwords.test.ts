import { maskPasswords, passwordSpans } from '@hreflint/core/internal'
import { describe, expect, test } from 'vitest'

const urls: readonly [marked: string][] = [
  ['https://ada:«pw»@example.com/'],
  ['https:ada:«pw»@example.com/'],
  ['https:\\\\ada:«pw»@example.com\\'],
  ['//ada:«pw»@example.com/'],
  ['postgres://ada:«p w"<>»@db/'],
  ['https://:«pw»@example.com/'],
  ['https://a@b:«p:w@x»@example.com/@c'],
  ['https://ada:«p/w?#»@example.com/'],
  ['https://ada:«80»@example.com/'],
  ['/?a=https://ada:«pw»@example.com/&b=ftp://b:«q»@c/'],
  ['https://ada@example.com/'],
  ['https://ada:@example.com/'],
  ['https://example.com:8080/@ada'],
  ['https://example.com:/@ada'],
  ['https://[::1]:8080/@ada'],
  ['mailto:ada:b@example.com'],
  ['data:,a:b@c'],
  ['ada:pw@example.com'],
  ['postgres://ada:«12/pw»@db:5432/x'],
  ['postgres://ada:«p@w/x?y#z»@db:5432/x'],
  ['postgresql+psycopg2://ada:«p/w»@db/x?email=me@example.com'],
  ['mysql://ada:«#»@localhost/x'],
  ['redis://:«p/w»@cache:6379/0'],
  ['mongodb+srv://ada:«p@w:x/y»@a.example.net,b.example.net/x?replicaSet=r@s'],
  ['postgres://localhost:5432/x?user=me@example.com'],
  ['postgres://db/x?user=ada&password=«pw»&sslmode=require'],
  ['sqlserver://db:1433;user=ada;password=«pw»;encrypt=true'],
]

const lines: readonly [marked: string][] = [
  ['<a href="https://ada:«pw»@example.com/"> me@example.com'],
  ["fetch('http://a:' + port + '/@x')"],
  ['see http://localhost:3000 or ask me@example.com'],
  ['// note: ask me@example.com'],
  ["'https://a:«b c»@d/', 'https:\\/\\/e:«f»@g/'"],
  ['DATABASE_URL="postgres://ada:«12/pw»@db:5432/x"'],
  ['redis://cache:6379 or ask me@example.com'],
]

function unmark(marked: string): { text: string; spans: { start: number; end: number }[] } {
  const spans: { start: number; end: number }[] = []
  let text = ''
  for (const part of marked.split(/(«[^»]*»)/)) {
    const inner = part.replace(/[«»]/g, '')
    if (inner !== part) spans.push({ start: text.length, end: text.length + inner.length })
    text += inner
  }
  return { text, spans }
}

describe('where a password is', () => {
  test.each(urls)('in a URL: %s', marked => {
    const { text, spans } = unmark(marked)
    expect(passwordSpans(text)).toEqual(spans)
    expect(maskPasswords(text)).toBe(marked.replace(/«[^»]*»/g, '***'))
    expect(maskPasswords(maskPasswords(text))).toBe(maskPasswords(text))
  })

  test.each(lines)('in a line: %s', marked => {
    const { text, spans } = unmark(marked)
    expect(passwordSpans(text, { isUrl: false })).toEqual(spans)
  })
})
