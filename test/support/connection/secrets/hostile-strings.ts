import {
  connectionSchemes,
  misspelledSchemes,
} from '../../../../packages/core/src/connection/schemes.ts'

// Passwords are written with letters that no report, name or host has four of in a row, so that one
// regular expression finds a part of any of them in any output.

const delimiters = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ \tß＠／。']

/** Passwords with every delimiter, at every place of a word and two or three in one. */
export const passwords: readonly string[] = [
  ...[
    'QXWJVK',
    'qxwjvk',
    'QXWJ',
    'QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ',
    '%51XWJVK',
    'QXWJ==',
    'Q',
    'QX',
  ],
  ...delimiters.flatMap(one => [
    `QXWJ${one}VKQX`,
    `${one}QXWJV`,
    `QXWJV${one}`,
    `12${one}QXWJ`,
    `QXWJ${one}${one}VKQX`,
  ]),
  ...delimiters.flatMap((one, index) => {
    const other = delimiters[(index * 7 + 3) % delimiters.length] ?? ''
    const third = delimiters[(index * 11 + 5) % delimiters.length] ?? ''
    return [`QXWJ${one}VKQX${other}JWXQ`, `QXWJ${other}VKQX${one}JWXQ${third}KVJW`]
  }),
]

/** Schemes of every dialect, those that are misspelled, and those of the web. */
export const schemes: readonly string[] = [
  ...Object.values(connectionSchemes).flat(),
  ...Object.values(misspelledSchemes).flatMap(Object.keys),
  ...['postgresql+psycopg2', 'mysql+pymysql', 'http', 'https', 'ftp', 'ws', 'wss', 'git'],
].filter(scheme => !scheme.startsWith('sqlite'))

const hosts: readonly string[] = [
  ...['db', 'db.example.com', 'db:5432', '${HOST}:${PORT}', 'db:${PORT}', '$HOST', 'db:54e32'],
  ...['db:5432:5433', '[::1', '[::1]:5432', 'a,b:1', 'd b', '', ':5432', '{{ .host }}:{{ .port }}'],
  ...['%s:%d', 'db:', 'tcp(db:3306)', '127.0.0.1:99999', 'd\\b', 'db;', "db'", 'xn--a', 'a..b'],
  ...['db:５４', 'a_b', 'db:-1', '::1', '<host>', 'db%'],
]

const tails: readonly string[] = [
  ...['', '/shop', '/shop?sslmod=x', '/a b', '?sslmode=require', '#top', '/%', '/c|d'],
  ...['/shop?email=me@example.com', '/@scope/pkg@1.0'],
]

const users: readonly string[] = ['app', '', 'a.b', 'ada@home', 'a%20b']

/** Strings that carry a password otherwise than before a host. */
const others: readonly ((password: string) => string)[] = [
  password => `postgres://db/shop?password=${password}`,
  password => `postgres://db/shop?user=ada&password=${password}&sslmod=x`,
  password => `mysql://db:x/shop?auth_password=${password}&a b`,
  password => `sqlserver://db:1433;user=ada;password=${password};encrypt=true;a b`,
  password => `sqlserver://db:14x33;user=ada;password=${password}`,
  password => `mongodb://db/?authMechanismProperties=AWS_SESSION_TOKEN:${password}&w=x y`,
  password => `jdbc:postgresql://db/shop?user=ada&password=${password}&a b`,
  password => `https://example.com/a b?access_token=${password}`,
  password => `postgres:app:${password}@db`,
  password => `postgres:app:${password}@db:54e32/a b`,
  password => `https:ada:${password}@example.com/a b`,
  password => `https:\\\\ada:${password}@exa mple.com/a b`,
  password => `//ada:${password}@example.com:99999/a b`,
  password => `/login?next=https://ada:${password}@example.com/a b`,
  password =>
    `/login?next=https%3A%2F%2Fada%3A${encodeURIComponent(password)}%40example.com%2Fa b&x=1`,
  password => `/login?next=https%3Aada%3A${encodeURIComponent(password)}%40example.com/a b`,
  password => `/login?db=postgres%3A%2F%2Fada:${encodeURIComponent(password)}@db:54e32/a b`,
  password =>
    `/login?next=%252Fa%253Fpassword%253D${encodeURIComponent(encodeURIComponent(password))}&x=a b`,
  password => `blob:https://ada:${password}@example.com/a b`,
  password => `https://ada:${password}@1.2.3.4.5/`,
  password => `jdbc:mysql://address=(host=db)(user=ada)(password=${password})/x y`,
  password => `jdbc:mysql://(host=db,port=x,user=ada,password=${password})/x y`,
  password => `jdbc:sqlserver://db:14x33;user=ada;password={${password};x};encrypt=true`,
  password => `jdbc:oracle:thin:ada/${password}@db:1521:a b`,
  password => `jdbc:h2:~/a b;USER=sa;PASSWORD=${password}`,
  password =>
    `mssql+pyodbc://db/a b?odbc_connect=DRIVER%3Dx%3BPWD%3D${encodeURIComponent(password)}%3BUID%3Dsa`,
  password => `https://x.blob.example.net/a b?sv=2022&sig=${encodeURIComponent(password)}&se=1`,
  password => `https://s3.example.com/a b?X-Amz-Signature=${encodeURIComponent(password)}&x=1`,
  password => `https://example.com/a b?Authorization=Bearer%20${encodeURIComponent(password)}`,
  password => `git+https://x-access-token:${password}@git.example.com:99999/a b`,
]

/**
 * Whether everybody reads the text after the colon as a port, and the rest as a path: `http://web:3000/pkg@latest`.
 * Not if the text before the colon can be no host, or the text after the `@` can be nothing but one.
 */
function isAddress(url: string): boolean {
  const [, user = '', rest = ''] =
    /^(?:https?|wss?|ftp|git):[\\/]*([^:]*):\d+[/?#\\].*@([^@]*)$/.exec(
      url.replace(/\?email=.*/, ''),
    ) ?? []
  return /[.@]/.test(user) || (user !== '' && !/^[^\\/?#]*[.:$[{]/.test(rest))
}

/**
 * Yields a string for each pair of a password and a scheme, in which every password also meets every host, and
 * every scheme every host, user and tail; and every password in each of the other forms.
 */
export function* everyPair(seed = 20261123): Generator<string> {
  for (const [index, password] of passwords.entries()) {
    for (const other of others) yield other(password)
    for (const [column, scheme] of schemes.entries()) {
      const cell = index * schemes.length + column
      const host = pick(hosts, index + column + seed)
      const user = pick(users, cell + seed)
      const tail = pick(tails, index + Math.floor(cell / users.length) + seed)
      const url = `${scheme}://${user}:${password}@${host}${tail}`
      if (!isAddress(url)) yield url
    }
  }
}

/** Yields every password with every scheme and host. Users and tails take turns. */
export function* everyTriple(seed = 20261123): Generator<string> {
  for (let turn = 0; turn < hosts.length; turn++) yield* everyPair(seed + turn)
}

function pick<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value
}

/** A sample of the strings, with every password. */
export function sampleOf(count: number, seed = 20261123): readonly string[] {
  return sampleWith(passwords, count, seed)
}

/** A sample of the strings with other passwords. */
export function sampleWith(
  chosen: readonly string[],
  count: number,
  seed: number,
): readonly string[] {
  const next = randomNumbers(seed)
  const sample: string[] = []
  for (let index = 0; sample.length < count; index++) {
    const password = pick(chosen, index)
    if (index % 8 === 7) {
      sample.push(pick(others, index >> 3)(pick(chosen, next())))
      continue
    }
    const [scheme, user] = [pick(schemes, next()), pick(users, next())]
    const [host, tail] = [pick(hosts, next()), pick(tails, next())]
    const url = `${scheme}://${user}:${password}@${host}${tail}`
    if (!isAddress(url)) sample.push(url)
  }
  return sample
}

/** A small generator of numbers (xorshift), so that every run has the same sample. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

const between = String.raw`(?:%(?:25)*[0-9A-Fa-f]{2}|&#?\w{1,6};|\\u[0-9A-Fa-f]{4}|\\[nrt]|[^A-Za-z0-9\n]){0,4}`
const partOfPassword = new RegExp(`[QXWJVK](?:${between}[QXWJVK]){3,}`, 'gi')

/** Every four letters of a password. Hashes and minified programs have others of these letters. */
const fourLetters: ReadonlySet<string> = new Set(passwords.flatMap(password => foursOf(password)))

function foursOf(text: string): readonly string[] {
  const letters = [...text.toUpperCase()].filter(letter => 'QXWJVK'.includes(letter)).join('')
  return Array.from({ length: Math.max(0, letters.length - 3) }, (_, at) =>
    letters.slice(at, at + 4),
  )
}

/** Returns what an output has of a password that is longer than three characters, with what is around it. */
export function leaksIn(output: string): readonly string[] {
  return Array.from(output.matchAll(partOfPassword))
    .filter(({ 0: found }) => foursOf(found).some(four => fourLetters.has(four)))
    .map(({ index }) => output.slice(Math.max(0, index - 60), index + 60))
}
