import { locateUrls } from '@hreflint/documents'
import { expect, test } from 'vitest'
import { mark, marked } from '../../support/marked.ts'

test.each([
  'See «https://a.example/b» and «ftp://c.example/».',
  'a (see «https://a.example/b_(c)») [x](«https://d.example/») <«https://e.example/»>',
  '[«https://a.example/»], {«http://[::1]:80/»}',
  '"«postgres://app:p/ss@db/x»", `«redis://:a"b@c»`',
  "url='«https://a.example/?b=c&d»';",
  'postgres: «postgresql+psycopg2://u:p#w@db:5432/x»',
  'A=«mongodb://a,b:1/c?d=e»\nx-https://a.example/ «https://b.example/»,',
  'mailto:a@b.example http:// x://y https:/z //w',
  'a\0 https://a.example/',
  'at «http://[::1]», («http://[2001:db8::1]»), [«http://[::1]»], «http://u@[::1]».',
  '{"a":"«https://a.example/b»","c":["«https://d.example/»"]}',
])('%j', document => {
  const { text } = marked(document)
  const spans = locateUrls(text, 'plaintext').map(url =>
    url.map.toSourceSpan({ start: 0, end: url.text.length }),
  )
  expect(mark(text, spans)).toBe(document)
})

test('reads a line without blanks once, however many URLs it has', () => {
  const count = 20_000
  const text = '{"u":"http://a.example/","v":"http://b.example/x",'.repeat(count)
  expect(locateUrls(text, 'plaintext')).toHaveLength(2 * count)
})
