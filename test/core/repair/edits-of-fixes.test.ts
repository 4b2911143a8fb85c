import { applyEdits, check, describe, fix } from '@hreflint/core'
import { expect, test } from 'vitest'

/** The input with each edit drawn at its place: «what is replaced→what is written». */
function drawn(input: string, base?: string): string {
  const { edits } = fix(input, { base })
  return applyEdits(
    input,
    edits.map(({ span, text }) => ({
      span,
      text: `«${input.slice(span.start, span.end)}→${text}»`,
    })),
  )
}

/** Each edit is as small as it can be; edits of several steps that touch are one. */
test.each([
  ['ht\ntps:\\\\exam\tple.com\\a b', 'ht«\n→»tps:«\\\\→//»exam«\t→»ple.com«\\→/»a« →%20»b'],
  ['  https:\\\\example.com\\a b  ', '«  →»https:«\\\\→//»example.com«\\→/»a« →%20»b«  →»'],
  ['https:////ada@@example.com', 'https:«////→//»ada«@→%40»@example.com'],
  ['http://0x7f.1\\a', 'http://«0x7f.1→127.0.0.1»«\\→/»a'],
  ['file:C|\\a b', 'file:«→///»C«|→:»«\\→/»a« →%20»b'],
  ['https:/\t\\/example.com', 'https:«/\t\\/→//»example.com'],
  ['https://example.com/a|b/../{c}', 'https://example.com/a«|→%7C»b/../«{→%7B»c«}→%7D»'],
  ['https://EX%41MPLE.com:0443/ b', 'https://«EX%41MPLE.com→EXAMPLE.com»:0443/« →%20»b'],
  ['https://a/b\\\\ c', 'https://a/b«\\\\→//»« →%20»c'],
  ['https://a:b@c@h/x y', 'https://a:b«@→%40»c@h/x« →%20»y'],
  ['https://example.com/\t\\', 'https://example.com/«\t→»«\\→/»'],
  ['data:a b  ?c', 'data:a b « →%20»?c'],
  ['http://[0::01]\\', 'http://«[0::01]→[::1]»«\\→/»'],
  ['http://127.0.0.1.\\', 'http://«127.0.0.1.→127.0.0.1»«\\→/»'],
  ['https://a.example/é{}', 'https://a.example/é«{}→%7B%7D»'],
  ['https://a.example/\t b', 'https://a.example/\t b'],
])('%j', (input, expected) => {
  expect(drawn(input)).toBe(expected)
})

test('on a base', () => {
  expect(drawn('\\\\h\\a b', 'https://a/')).toBe('«\\\\→//»h«\\→/»a« →%20»b')
})

/** What the repairs of the issues of a URL lead to, where no single one of them leads to a URL. */
const outputs = (input: string) =>
  check(input).flatMap(issue =>
    describe(issue, input).fixes.map(
      ({ title, edits }) => `${title} (${edits.length}): ${applyEdits(input, edits)}`,
    ),
  )

test.each([
  [
    'http://a b:65536/',
    [
      'Remove it, then remove the port (2): http://ab/',
      'Replace with a hyphen, then remove the port (2): http://a-b/',
    ],
  ],
  // Edits that touch are one.
  [
    'http://[::1:99999/',
    ['Add the closing bracket before the port, then remove the port (1): http://[::1]/'],
  ],
  [
    'http://exa mple.com:abc/',
    [
      'Remove it, then replace the colon with / (2): http://example.com/abc/',
      'Replace with a hyphen, then replace the colon with / (2): http://exa-mple.com/abc/',
    ],
  ],
  [
    'http://[1.2.3.4',
    [
      'Add the closing bracket, then add the missing zeros (::) at the start (1): http://[::1.2.3.4]',
    ],
  ],
  ['http://[g::1', ['Add the closing bracket, then remove it (2): http://[::1]']],
  // A second title could repeat the password, and two exceptions are as many as one proposal settles.
  ['https://u:p@a b:99999/', ['Remove the user name and password (1): https://a b:99999/']],
  ['http://1.2.3.4.5:99999/', []],
])('%s: one parse exception after another', (input, expected) => {
  expect(outputs(input)).toEqual(expected)
})
