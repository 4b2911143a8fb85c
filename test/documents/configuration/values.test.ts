import { applyEdits } from '@hreflint/core'
import { languageOf, locateUrls } from '@hreflint/documents'
import { lintDocument, resolveConfig } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../../support/marked.ts'

/** Documents with their URLs marked. */
const located: readonly (readonly [language: string, document: string])[] = [
  ['dotenv', 'A=«https://a.example/»'],
  ['dotenv', 'export A="«https://a.example/?q=\\"»" # b'],
  ['dotenv', "A='«https://a.example/#b»'\nB: «redis://b» # c\n"],
  ['dotenv', 'A=«postgres://u:p#q@db/x»\r\nB=`«ftp://c/»`'],
  ['dotenv', '# A=https://a.example/\nB=a https://b.example/\nC=mailto:d@example.com\nD=x://y'],
  ['dotenv', 'A="b\nhttps://c.example/\n"\nD=«https://d.example/»'],
  ['yaml', 'a: «https://a.example/» # b\n'],
  [
    'yaml',
    "a:\n  - «https://a.example/»\n  - \"«https:\\/\\/b.example»\"\n  - '«https://c.example/?''»'\n",
  ],
  ['yaml', 'services: {db: {environment: [DATABASE_URL=«postgres://u:p@db/x»]}}\n'],
  ['yaml', 'environment:\n  - "DATABASE_URL=«postgres://u:p@db/x»"\n'],
  [
    'yaml',
    'a: |\n  https://a.example/\nb: see https://b.example/\nc: &d «https://c.example/»\ne: *d\n',
  ],
  ['yaml', '---\na: «https://a/»\n---\nb: «https://b/»\n'],
  ['yaml', '"https://key.example/": 1\nhttps://key.example/: 2\n'],
  ['toml', 'a = "«https://a.example/\\u002F»" # https://b/\n[t]\nc = \'«redis://c»\'\n'],
  [
    'toml',
    'a = """\nhttps://a/\n"""\nb = { c = ["«https://c/»", \'\'\'https://d/\'\'\'] }\n"https://e/" = 1',
  ],
  ['toml', "a = ['''b'''', '«https://c/»', \"\"\"d\\\"\"\"\"\", '«https://e/»']\n"],
  [
    'toml',
    'a = "https://a/\\\nb = "«https://b/»"\nc = \'https://c/\nd = """https://d/\ne = "https://e/"',
  ],
  ['dotenv', 'A=«https://a.example/»  # b\nB=«redis://b/c#d»\t #\nC=«https://c.example/»\r\n'],
  ['ini', 'a b  = «https://a/»\nc\t: «https://c/»\nd   e\n'],
  ['ini', '[a]\nb = «https://b/»\n; c = https://c/\nd: «https://d/»\ne="«https://e/»"\n'],
  ['ini', '[alembic]\nsqlalchemy.url = «postgresql://u:p%%2Fq@db/x»\n'],
  [
    'json',
    '{ "homepage": "«https:\\/\\/a/»", "https://key/": ["«redis:\\u002F/b»", "see https://c/"] }',
  ],
  ['json', '{ "repository": { "url": "«git+ssh://git@a/b»" }, "bugs": { "url": "«https://c/»" } }'],
  [
    'json',
    '{ "input": "https://a/", "url": "https://b/", "apiUrl": "«https://c/»", "d": ["ftp://d/"] }',
  ],
  ['json', '{ "servers": [{ "url": "«https://a/»" }], "contact": { "url": "«https://b/»" } }'],
  ['jsonc', '// https://a/\n{ "homepage": "«https://a/»", }'],
  [
    'json5',
    "// https://a/\n{ homepage: '«https:\\/\\x2fa/»', 'bugs': \"«https://b/\\\nc»\", d: '«redis://e»', }",
  ],
  ['properties', 'a=«https\\://a/»\nb: «https://b/»\n! c=https://c/\n'],
]

describe('a whole value with a known scheme is a URL', () => {
  test.each(located)('%s %j', (language, document) => {
    const { text } = marked(document)
    const spans = locateUrls(text, language).map(url =>
      url.map.toSourceSpan({ start: 0, end: url.text.length }),
    )
    expect(mark(text, spans)).toBe(document)
  })
})

describe('collections that are nested thousands of levels deep are read', () => {
  const keys = Array.from({ length: 3000 }, (_, index) => `${' '.repeat(index + 2)}k:`)
  test.each([
    ['sequences', `${'['.repeat(50_000)}"https://b/"${']'.repeat(50_000)}`],
    ['sequences without an end', `${'['.repeat(50_000)}"https://b/"`],
    ['mappings', `${'{a: '.repeat(50_000)}https://b/ ${'}'.repeat(50_000)}`],
    ['items on a line', `\n  ${'- '.repeat(50_000)}https://b/`],
    ['keys with question marks', `\n  ${'? '.repeat(50_000)}https://b/`],
    ['keys', `\n${keys.join('\n')}\n${' '.repeat(3002)}https://b/`],
  ])('%s', (_, deep) => {
    // With a directive, all of a document is read token by token.
    for (const start of ['', '%YAML 1.2\n---\n']) {
      const text = `${start}a: https://a/\nb: ${deep}\nc: ["https://c/"]\n`
      const urls = [...locateUrls(text, 'yaml')].map(url => url.text)
      expect(urls).toEqual(['https://a/', 'https://b/', 'https://c/'])
    }
  })
})

/** What is written after the first suggestion for each, in the syntax of the document. */
const mended: readonly (readonly [language: string, broken: string, mended: string])[] = [
  ['dotenv', 'A=postgres://u:p/q@db/x', 'A=postgres://u:p%2Fq@db/x'],
  ['dotenv', 'A="mongodb://u:p@q@db/x"', 'A="mongodb://u:p%40q@db/x"'],
  ['yaml', 'a: {b: redis://u:p/q@db}', 'a: {b: redis://u:p%2Fq@db}'],
  ['yaml', '- DB_URL=postgres://u:p/q@db/x', '- DB_URL=postgres://u:p%2Fq@db/x'],
  ['yaml', 'a: "mysql://u:p?q@db/x"', 'a: "mysql://u:p%3Fq@db/x"'],
  ['json', '{"a": "postgres://u:p/q@db/x"}', '{"a": "postgres://u:p%2Fq@db/x"}'],
  ['json5', "{a: 'postgres://u:p\\/q@db/x'}", "{a: 'postgres://u:p%2Fq@db/x'}"],
  ['toml', "a = 'postgres://u:p/q@db/x'", "a = 'postgres://u:p%2Fq@db/x'"],
  ['ini', 'a = postgres://u:p/q@db/x', 'a = postgres://u:p%2Fq@db/x'],
  ['ini', '[alembic]\na = postgres://u:p/q@db/x', '[alembic]\na = postgres://u:p%%2Fq@db/x'],
  ['properties', 'a = postgres\\://u\\:p/q@db/x', 'a = postgres\\://u\\:p%2Fq@db/x'],
]

describe('a suggestion is written in the syntax of the document', () => {
  test.each(mended)('%s %j', (language, broken, expected) => {
    const [finding] = lintDocument(broken, language)
    expect(finding?.severity).toBe('error')
    expect(finding?.fixes[0] && applyEdits(broken, finding.fixes[0].edits)).toBe(expected)
  })
})

/** What is right, or cannot be known. */
const silent: readonly (readonly [language: string, document: string])[] = [
  ['dotenv', 'A=postgres://app:${POSTGRES_PASSWORD}@db/app'],
  ['dotenv', 'A=postgres://$USER:$PW@$HOST:$PORT/app\nB=http://localhost:$PORT/'],
  ['yaml', 'url: https://{{ .Values.host }}:{{ .Values.port }}/\nb: http://<host>:<port>/'],
  ['yaml', 'a: https://a.example/a b\nb: https://a.example/|{}\nc: http://user:pw@a/'],
  ['yaml', 'servers:\n  - url: https://{region}.example.com:{port}/v1\n'],
  ['ini', 'a = http://%(host)s:%(port)s/\nb = https://%s:%d/'],
  ['toml', 'repository = "https://github.com/a/b"\ndatabase = "sqlite:///data.db"'],
  ['yaml', 'a: etcd0=http://b:2380,etcd1=http://c:2380\nd: https://e:1,https://f:2\n'],
  ['yaml', 'a: ssh://git@git.example/a.git\nb: git+ssh://git@github.com:a/b.git'],
  [
    'yaml',
    `url: "postgres://<%= ENV['DB_USER'] %>:<%= CGI.escape(ENV['DB_PW']) %>@<%= host %>/app"`,
  ],
  ['yaml', 'a: https://<%= host %>:<%= port > 1 ? port : 2 %>/'],
  [
    'dotenv',
    'A=postgresql://USER:PASSWORD@HOST:PORT/DATABASE\nB=mysql://user:password@host:port/db\nC=sqlserver://HOST:PORT;database=x\nD=sqlserver://host:port;encrypt=true',
  ],
  ['dotenv', 'A=redis://[user]:[password]@[host]:[port]'],
  ['ruby', 'A = %w[redis://a:1 redis://b:2]'],
  // What documents show to readers.
  ['markdown', '```\npostgresql://[user[:password]@][host][:port][/dbname][?param1=value1]\n```\n'],
  ['markdown', '```\npostgresql://[userspec@][hostspec][/dbname][?paramspec]\n```\n'],
  ['mdx', '```\npostgresql://[user]:[password]@[host]:[port]/[database]?[parameters]\n```\n'],
  ['markdown', '```yaml\nurl: rediss://10.10.3.153:tls_port\n```\n'],
  ['restructuredtext', '::\n\n   redis://host1:port1\n'],
  [
    'markdown',
    '```text\nparse "postgres://u:p/w@db/x": invalid port\npostgres://u:p/w@db/x\n```\n',
  ],
  // URLs of JDBC.
  [
    'dotenv',
    'A=jdbc:postgresql://${HOST}:${PORT}/x?user=${U}&password=${P}\nB=jdbc:postgresql://$HOST:$PORT/x',
  ],
  [
    'dotenv',
    'A=jdbc:sqlserver://db:1433;databaseName=x;user=sa;password=a@b\nB=jdbc:tc:postgresql:9.6.8:///x',
  ],
  ['dotenv', 'A=jdbc:postgresql://a,b:5433/x?targetServerType=preferSlave&user=me@example.com&ssl'],
  [
    'dotenv',
    'A=jdbc:mysql://localhost:3306/x?useSSL=false&serverTimezone=UTC\nB=jdbc:mysql://app:pw@db/x',
  ],
  ['dotenv', 'A=jdbc:postgresql://<host>:<port>/<db>\nB=jdbc:postgresql://host:port/database'],
  [
    'java',
    'class A { String a = String.format("jdbc:postgresql://%s:%d/%s?user=%s", a, b, c, d); }',
  ],
  ['kotlin', 'val a = "jdbc:postgresql://${host}:$port/x?user=a&password=$p"'],
  ['plaintext', 'see jdbc:postgresql://db:5432/x?user=app&password=p%2Fw'],
  ['dotenv', 'A=prisma+postgres://accelerate.prisma-data.net/?api_key=a.b_c-d'],
  // An at sign after a path or in parameters.
  ['dotenv', 'A=mysql://db?email=a:b@c\nB=redis://cache/0:x@y\nC=amqp://mq/a?b:c@d'],
  // Prose in a block, and what is no connection string in code.
  ['yaml', 'description: |\n  Not `postgres://u:p/w@db/x`, but\n  see postgres://u:p/w@db/x\n'],
  ['markdown', 'Not `postgres://u:p/w@db/x`.\n\n```sh\ncurl https://a:b/c@d:e/\n```\n'],
  [
    'markdown',
    '```diff\n-A=postgres://u:p/w@db/x\n```\n\n```mermaid\nA=postgres://u:p/w@db/x\n```\n',
  ],
  [
    'restructuredtext',
    '.. literalinclude:: a.sh\n\n.. unknown::\n\n   psql postgres://u:p/w@db/x\n',
  ],
  ['asciidoc', '////\npsql postgres://u:p/w@db/x\n////\n'],
  ['xml', '<a>see <b/>postgres://u:p/w@db/x</a>\n'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg" desc="postgres://u:p/w@db/x"/>\n'],
  ['toml', 'a = """\npostgres://u:p/w@db/x \\\n  goes on"""\n'],
]

test.each(silent)('nothing is reported: %s %j', (language, document) => {
  expect(lintDocument(document, language)).toEqual([])
})

test('a conformance error of a URL is reported where a configuration asks for it', () => {
  const { config } = resolveConfig({ severities: { 'whatwg/credentials': 'warning' } })
  if (config === null) throw new Error('no configuration')
  const found = lintDocument('a: https://u@a.example/\n', 'yaml', config)
  expect(found.map(({ code }) => code)).toEqual(['whatwg/credentials'])
})

test('a variable in a password is reported where a configuration asks for it', () => {
  const { config } = resolveConfig({ severities: { 'document/unescaped-hole': 'info' } })
  if (config === null) throw new Error('no configuration')
  const document = 'A=postgres://${USER}:${PASSWORD}@${HOST}/x\nB=https://a/${C}'
  const found = lintDocument(document, 'dotenv', config)
  expect(
    found.map(({ severity, span }) => [severity, document.slice(span.start, span.end)]),
  ).toEqual([['info', '${PASSWORD}']])
})

test.each([
  ['python', 'a = f"postgres://app:«{password}»@db/x"'],
  ['python', 'a = f"postgres://app:{quote(password, safe=\'\')}@db/x"'],
  ['python', 'a = "postgres://app:%s@db/x" % b'],
  ['python', 'a = "postgres://app:{}@db/x".format(b)'],
  ['kotlin', 'val a = "postgres://app:«${password}»@db/x"'],
  ['kotlin', 'val a = "postgres://app:«$password»@db/x"'],
  ['kotlin', 'val a = """postgres://app:«$password»@db/x"""'],
  ['kotlin', 'val a = "postgres://app:\\$password@db/x"'],
  ['php', '<?php $a = "postgres://app:«$password»@db/x";'],
  ['php', '<?php $a = "postgres://app:«$this->password»@db/x";'],
  ['php', '<?php $a = "postgres://app:«{$password}»@db/x";'],
  ['php', "<?php $a = 'postgres://app:$password@db/x';"],
  ['shellscript', 'a="postgres://app:«$password»@db/x"'],
  ['shellscript', 'a=postgres://app:«$password»@db/x'],
  ['shellscript', "a='postgres://app:$password@db/x'"],
  ['ruby', 'a = "postgres://app:«#{password}»@db/x"'],
  ['ruby', 'a = "postgres://app:#{ERB::Util.url_encode(password)}@db/x"'],
  ['terraform', 'a = "postgres://app:«${var.password}»@db/x"'],
  ['terraform', 'a = "postgres://app:${urlencode(var.password)}@db/x"'],
  ['yaml', 'a: postgres://app:«{{ password }}»@db/x'],
  ['yaml', 'a: postgres://app:{{ password | urlencode }}@db/x'],
  ['dotenv', 'A=postgres://app:${PASSWORD_ENCODED}@db/x'],
])('a value that is not encoded, in %s: %s', (language, document) => {
  const { config } = resolveConfig({ severities: { 'document/unescaped-hole': 'info' } })
  if (config === null) throw new Error('no configuration')
  const { text, spans } = marked(document)
  expect(lintDocument(text, language, config).map(({ span }) => span)).toEqual(spans)
  expect(lintDocument(text, language)).toEqual([])
})

test('a comment suppresses', () => {
  const broken = 'A=postgres://u:p/q@db/x'
  expect(lintDocument(`# hreflint-disable-next-line\n${broken}\n`, 'dotenv')).toEqual([])
  expect(lintDocument(`a: 1 # hreflint-disable-line\n`, 'yaml')).toEqual([])
  expect(lintDocument(`a: redis://u:p/q@c # hreflint-disable-line\n`, 'yaml')).toEqual([])
})

test.each([
  ['.env', 'dotenv'],
  ['config/.env.production.local', 'dotenv'],
  ['.env.eu-west', 'dotenv'],
  ['.env-example', 'dotenv'],
  ['env.example', 'dotenv'],
  ['env.sample', 'dotenv'],
  ['example.env', 'dotenv'],
  ['template/_env', 'dotenv'],
  ['_env.example', 'dotenv'],
  ['dotenv.sample', 'dotenv'],
  ['.flaskenv', 'dotenv'],
  ['.envrc', 'shellscript'],
  ['.env.ts', 'typescript'],
  ['env.ts', 'typescript'],
  ['usr/bin/env', null],
  ['.gitignore', null],
  ['docker-compose.yml', 'yaml'],
  ['Cargo.toml', 'toml'],
  ['alembic.ini', 'ini'],
  ['.npmrc', 'ini'],
  ['package.json', 'json'],
  ['hreflint.config.json', null],
  ['settings.jsonc', 'jsonc'],
  ['application.properties', 'properties'],
])('%s is %s', (name, language) => expect(languageOf(name)).toBe(language))

describe('the default of a variable is a value', () => {
  test.each([
    ['dotenv', 'A=${B:-«redis://:to/day@c»}\n'],
    ['yaml', 'a: ${B:-«redis://:to/day@c»}\nb: "${B-«redis://:to/day@c»}"\n'],
    ['dockercompose', 'services: {a: {environment: ["A=${B:-«redis://:to/day@c»}"]}}\n'],
    ['toml', 'a = "${B:-«redis://:to/day@c»}"\nb = "${B:-${C}://d}"\n'],
  ])('in %s: %j', (language, file) => {
    const { text } = marked(file)
    const spans = locateUrls(text, language).map(({ map, text }) =>
      map.toSourceSpan({ start: 0, end: text.length }),
    )
    expect(mark(text, spans)).toBe(file)
  })
})
