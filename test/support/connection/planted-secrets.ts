/** What no output may contain, in any letter case. */
export const planted = /PLANTED|SECRET/i

/**
 * URLs with passwords that readers take for something else: a row here is held against every front end
 * (`test/faces/planted-secrets.test.ts`, `test/site/url/url-mode.test.ts`).
 */
export const plantedUrls: readonly (readonly [readAs: string, url: string])[] = [
  ['the password', 'https://ada:PLANTED@h:99999/x y'],
  ['the password of a URL without slashes', 'https:ada:PLANTED@example.com:99999/'],
  ['a port, where a slash is in it', 'https://ada:PLANTED/SECRET@h:99999/x y'],
  ['a path, after a port', 'postgres://ada:12/PLANTED@db:5432/shop'],
  ['a port, and a database', 'postgres://ada:PLANTED/SECRET@db/shop'],
  ['a host', 'postgres://ada:PLANTED@SECRET/x@db/shop'],
  ['a query, after a port', 'postgres://ada:12?PLANTED@db/shop'],
  ['a parameter of its own', 'postgres://db/shop?user=ada&password=PLANTED%'],
  ['a host of a list', 'mongodb://ada:PLANTED@SECRET@db/shop'],
  ['a number of a database', 'redis://:12/PLANTED@cache/0'],
  ['a fragment', 'redis://:PLANTED#SECRET@cache'],
  ['a fragment, after no port', 'mysql://ada:#PLANTED@db/shop'],
  ['a query', 'amqp://ada:PLANTED?SECRET@mq/%2f'],
  ['a stray percent sign', 'mysql://ada:PLANTED%@db/shop'],
  ['a broken host', 'nats://ada:[PLANTED@mq:4222'],
  ['the password, before a mistyped port', 'postgres://ada:PLANTED@db:54e32/shop'],
  ['the password, before variables', 'postgres://ada:PLANTED@${HOST}:${PORT}/shop?sslmod=x'],
  ['the password, before no host', 'smtp://ada:PLANTED@'],
  ['the password, before an address that does not end', 'mysql://ada:PLANTED@[::1/shop'],
  ['the password, before two ports', 'sqlserver://ada:PLANTED@db:1433:1434'],
  ['a port, before two hosts', 'https://ada:PLANTED/SECRET@bat@host/'],
  ['the password of an opaque path', 'postgres:ada:PLANTED@db'],
  ['a parameter of another name', 'mysql://db/x?auth_password=PLANTED&a b'],
  ['a property', 'mongodb://db/?authMechanismProperties=AWS_SESSION_TOKEN:PLANTED&a b'],
]
const urls = plantedUrls.map(([, url]) => url)
const lines = (write: (url: string, index: number) => string): string =>
  `${urls.map((url, index) => write(url, index)).join('\n')}\n`

/** Documents with all of the URLs, by file name. */
export const plantedDocuments: Readonly<Record<string, readonly [language: string, text: string]>> =
  {
    '.env': ['dotenv', `${lines((url, i) => `A${i}="${url}"`)}PW=PLANTED/x\nB=redis://:\${PW}@c\n`],
    'a.html': ['html', lines(url => `<a href="${url.replaceAll('&', '&amp;')}">x</a>`)],
    'a.md': ['markdown', lines(url => `[x](<${url}>)\n`)],
    'a.css': ['css', lines(url => `a { background: url("${url}") }`)],
    'a.svg': [
      'svg',
      `<svg xmlns="http://www.w3.org/2000/svg">${lines(url => `<a href="${url.replaceAll('&', '&amp;')}"/>`)}</svg>`,
    ],
    'a.json': ['json', JSON.stringify(Object.fromEntries(urls.map((url, i) => [`url${i}`, url])))],
    'a.yaml': ['yaml', lines((url, i) => `a${i}: "${url}"`)],
    'compose.yaml': ['dockercompose', lines((url, i) => `a${i}: '${url}'`)],
    'a.toml': ['toml', lines((url, i) => `a${i} = "${url}"`)],
    'a.ini': ['ini', lines((url, i) => `a${i} = ${url}`)],
    'a.py': ['python', lines((url, i) => `a${i} = "${url}"`)],
    'a.go': ['go', lines((url, i) => `var a${i} = "${url}"`)],
    'a.sh': ['shellscript', lines((url, i) => `A${i}='${url}'`)],
    'a.rst': ['restructuredtext', lines((url, i) => `.. _a${i}: ${url}`)],
    'a.adoc': ['asciidoc', lines((url, i) => `:a${i}: ${url}`)],
    'a.js': ['javascript', lines(url => `fetch('${url}')`)],
  }
