import { type ConfigError, configForFile, lintDocument, resolveConfig } from '@hreflint/linter'
import { expect, test } from 'vitest'
import { configOf } from '../expect-findings.ts'

const known = 'Known: url, except, message, replace.'
const a = 'https://a.example/*'

/** Values of `forbid`, and the errors that they have. */
const wrong: readonly (readonly [value: unknown, ...messages: readonly string[]])[] = [
  ['x', '"forbid" must be an array, not "x".'],
  [null, '"forbid" must be an array, not null.'],
  [{ url: a }, '"forbid" must be an array, not an object.'],
  [
    [a, null],
    '"forbid[0]" must be an object, not "https://a.example/*".',
    '"forbid[1]" must be an object, not null.',
  ],
  [[{}], '"forbid[0]" must have the key "url".'],
  [[{ url: '' }], '"forbid[0].url" must not be empty.'],
  [[{ url: [a] }], '"forbid[0].url" must be a string, not an array.'],
  [[{ url: a, message: 1 }], '"forbid[0].message" must be a string, not 1.'],
  [[{ url: a, except: a }], '"forbid[0].except" must be an array, not "https://a.example/*".'],
  [[{ url: a, except: [''] }], '"forbid[0].except[0]" must not be empty.'],
  [[{ urls: a, url: a }], `Unknown key "urls" in "forbid[0]". Did you mean "url"? ${known}`],
  [
    [JSON.parse('{ "url": "https://a.example/*", "__proto__": { "url": "x" }, "constructor": 1 }')],
    `Unknown key "__proto__" in "forbid[0]". ${known}`,
    `Unknown key "constructor" in "forbid[0]". ${known}`,
  ],
  [
    [{ url: 'a.example/*' }],
    '"forbid[0].url" must start with a scheme, such as "https:", or with "*:".',
  ],
  [
    [{ url: a }, { url: 'https://(a' }, { url: a, except: [a, 'https://a.example/{'] }],
    '"forbid[1].url" is not a URL pattern: "(" is not closed: `)` is missing.',
    '"forbid[2].except[1]" is not a URL pattern: "{" is not closed: `}` is missing.',
  ],
  // The rules beside one of another shape are looked at all the same.
  [
    [{ url: 1 }, { url: 'https://a.example/:' }],
    '"forbid[0].url" must be a string, not 1.',
    '"forbid[1].url" is not a URL pattern: A name must follow the colon.',
  ],
  [
    [{ url: 'https://a.example/([z-a])' }],
    expect.stringMatching(
      /^"forbid\[0\]\.url" is not a URL pattern: The regular expression does not compile: .*\.$/,
    ) as unknown as string,
  ],
  [
    [{ url: 'https://\u001B[31m/*' }],
    '"forbid[0].url" is not a URL pattern: "<U+001B>[31m" is not allowed in the hostname of a URL.',
  ],
  [
    [{ url: `https://a.example/${'(a|b)'.repeat(10_000)}` }],
    expect.stringMatching(/^"forbid\[0\]\.url" is not a URL pattern: /) as unknown as string,
  ],
  [
    [{ url: 'https://a.example/:lang/*', replace: 'https://b.example/:lng/*' }],
    '"forbid[0].replace" has ":lng", but "url" has no such group. Did you mean ":lang"?',
  ],
  [
    [{ url: a, replace: 'https://b.example/:constructor' }],
    '"forbid[0].replace" has ":constructor", but "url" has no such group.',
  ],
  [
    [{ url: 'https://a.example/b', replace: 'https://b.example/*' }],
    '"forbid[0].replace" has more "*" in its pathname than "url".',
  ],
  [
    [{ url: a, replace: 'https://*.example/' }],
    '"forbid[0].replace" has more "*" in its hostname than "url".',
  ],
  [
    [{ url: a, replace: 'https://b.example/*?c' }],
    '"forbid[0].replace" has the modifier "?". After "*" or a name, write \\\\? for the character.',
  ],
  [[{ url: a, replace: 'https://b.example/(.)' }], '"forbid[0].replace" has a regular expression.'],
  [
    [{ url: a, replace: '/b' }],
    '"forbid[0].replace" must start with a scheme, such as "https:", or with "*:".',
  ],
]

test.each(wrong)('%j', (forbid, ...messages) => {
  const { errors } = resolveConfig({ forbid })
  expect((errors as readonly ConfigError[]).map(({ message }) => message)).toEqual(messages)
})

test('errors have the path of their entry, also in overrides', () => {
  const forbid = [{ url: a }, { url: a, except: ['https://a.example/('] }]
  const { errors } = resolveConfig({ forbid, overrides: [{ files: ['a'], forbid }] })
  expect((errors as readonly ConfigError[]).map(({ path }) => path)).toEqual([
    ['forbid', 1, 'except', 0],
    ['overrides', 0, 'forbid', 1, 'except', 0],
  ])
})

test.each([
  ['https://u:tOp5ecret@a.example/('],
  ['https://u\\:tOp5ecret@a.example/('],
  ['https://u:tOp5ecret:tOp5ecret@a.example/*'],
])('no error about %s repeats the password', url => {
  const other = 'https://a.example/*'
  const forbid = [
    { url, except: [url], replace: url },
    { url: other, replace: url },
    { url: other, replace: 'https://u:tOp5ecret@a.example/' },
    url,
    { url: [url] },
  ]
  const { errors } = resolveConfig({ forbid })
  expect(errors.length).toBeGreaterThan(2)
  expect(JSON.stringify(errors)).not.toMatch(/tOp5|5ecr|cret/)
})

test('overrides replace the rules for some files', () => {
  const config = configOf({
    forbid: [{ url: 'https://a.example/*' }],
    overrides: [
      { files: ['docs/**'], forbid: [{ url: 'https://b.example/*' }] },
      { files: ['internal/**'], forbid: [] },
    ],
  })
  const text = '[a](https://a.example/x) [b](https://b.example/x)'
  const forbidden = (path: string) =>
    lintDocument(text, 'markdown', configForFile(config, path).config).map(({ span }) =>
      text.slice(span.start, span.end),
    )
  expect(forbidden('a.md')).toEqual(['https://a.example/x'])
  expect(forbidden('docs/a.md')).toEqual(['https://b.example/x'])
  expect(forbidden('internal/a.md')).toEqual([])
})

test('an expression that takes too long is silent, and those after it count', () => {
  const slow = `https://a.example/((?:b|b)+(?:b|b)+)c`
  const config = configOf({
    forbid: [{ url: slow }, { url: 'https://a.example/x*', message: 'Found.' }],
  })
  const text = [
    `https://a.example/${'b'.repeat(5000)}`,
    'https://a.example/x',
    'https://a.example/bbc',
  ]
    .map(url => `<a href="${url}">`)
    .join('\n')
  expect(
    lintDocument(text, 'html', config).map(({ span }) => text.slice(span.start, span.end)),
  ).toEqual(['https://a.example/x', 'https://a.example/bbc'])
})

const many = <Each>(write: (index: number) => Each) =>
  Array.from({ length: 10_000 }, (_, index) => write(index))

const links = Array.from(
  { length: 100 },
  (_, index) => `<a href="https://h${index}.example/${'b'.repeat(index)}">`,
)

// Generous: what is excluded is a time that grows with the product of rules and URLs.
test.each<readonly [string, readonly object[], number]>([
  ['one host each', many(i => ({ url: `https://h${i}.example/*` })), 100],
  ['the same host', many(i => ({ url: `https://h1.example/${i}` })), 0],
  ['any host', many(i => ({ url: `*://*/${i}` })), 0],
  ['expressions', many(i => ({ url: `*://*/((?:b|b)+(?:b|b)+)${i}` })), 0],
  ['exceptions', [{ url: '*://*/*', except: many(i => `*://*/((?:b|b)+)${i}`) }], 100],
])(
  '10,000 patterns of %s end',
  (_, forbid, most) => {
    const start = performance.now()
    const found = lintDocument(links.join('\n'), 'html', configOf({ forbid }))
    expect(found.length).toBeLessThanOrEqual(most)
    expect(performance.now() - start).toBeLessThan(60_000)
  },
  90_000,
)
