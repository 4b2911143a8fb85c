import { lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../../support/marked.ts'
import { configOf } from '../expect-findings.ts'

/** Documents that set a variable and insert it, with what is wrong in its value marked. */
const followed: readonly (readonly [language: string, document: string])[] = [
  ['dotenv', 'PW=p«/»ss\nURL=postgres://app:${PW}@db/x'],
  ['dotenv', 'URL="postgres://app:$PW@db/x"\nPW=\'1«2»\''.replace('«2»', '«#»')],
  ['dotenv', 'PW="a«@»b"\nURL=mongodb://app:${PW:-none}@db/x'],
  ['dotenv', 'USER_PW=app:p«/»ss\nURL=amqp://${USER_PW}@mq'],
  ['dotenv', 'PW=100«%»\nURL=mysql://app:${PW}@${HOST}:${PORT}/x'],
  ['ini', '[a]\npassword = p«/»ss\nurl = postgresql://app:%(password)s@db/x\n'],
  ['properties', 'db.password=p«?»ss\ndb.url=mysql://app:${db.password}@db/x\n'],
  ['shellscript', 'PW="p«/»ss"\nexport URL="postgres://app:$PW@db/x"\n'],
  ['python', 'PW = "p«/»ss"\nURL = f"postgres://app:{PW}@db/x"\n'],
  ['ruby', 'pw = \'p«#»ss\'\nurl = "redis://app:#{pw}@db"\n'],
  ['kotlin', 'val pw = "p«/»ss"\nval url = "amqp://app:${pw}@mq"\n'],
  ['kotlin', 'val pw = "p«/»ss"\nval url = "amqp://app:$pw@mq"\n'],
  ['shellscript', 'pw="p«/»ss"\nurl="postgres://app:$pw@db/x"\n'],
  ['shellscript', "pw='p«/»ss'\nurl=postgres://app:$pw@db/x\n"],
  ['csharp', 'const string Pw = "p«/»ss";\nvar url = $"mongodb://app:{Pw}@db/x";\n'],
]

const code = 'document/unescaped-value'

describe('a value that is set in the document is read where it is inserted', () => {
  test.each(followed)('%s %j', (language, document) => {
    const { text } = marked(document)
    const found = lintDocument(text, language)
    expect(found.map(finding => [finding.code, finding.severity])).toEqual([[code, 'error']])
    expect(
      mark(
        text,
        found.map(({ span }) => span),
      ),
    ).toBe(document)
    expect(found[0]?.related.map(({ span }) => text.slice(span.start, span.end))).toHaveLength(1)
  })
})

const silent: readonly (readonly [language: string, document: string])[] = [
  ['dotenv', 'PW=p%2Fss\nURL=postgres://app:${PW}@db/x'],
  ['dotenv', 'PW=p/ss\nPW=pass\nURL=postgres://app:${PW}@db/x'],
  ['dotenv', 'PW=${OTHER}/\nURL=postgres://app:${PW}@db/x'],
  ['dotenv', 'PW=p/ss\nURL=https://a.example/${PW}'],
  ['dotenv', 'NAME=a/b\nURL=postgres://app:pw@db/${NAME}'],
  ['python', 'PW = "p/ss"\nURL = "postgres://app:{PW}@db/x".format(PW=quote(PW))\n'],
  ['python', 'PW = quote("p/ss")\nURL = f"postgres://app:{PW}@db/x"\n'],
  ['python', 'PW = "p/" + "ss"\nURL = f"postgres://app:{PW}@db/x"\n'],
  ['go', 'pw := "p/ss"\nurl := "postgres://app:${pw}@db/x"\n'],
  ['shellscript', 'PW="p/ss"\nURL=\'postgres://app:$PW@db/x\'\n'],
]

test.each(silent)('nothing is reported: %s %j', (language, document) => {
  expect(lintDocument(document, language)).toEqual([])
})

const compose =
  'services: {a: {environment: ["URL=postgres://app:${PASSWORD}@db/x", "B=redis://:${OTHER}@r"]}}'

test('a value in the file .env beside the document is read, and the variable marked', () => {
  const surroundings = { environment: '# why\nPASSWORD=p/ss\nOTHER=pass\n' }
  const [found, ...others] = lintDocument(compose, 'yaml', undefined, { surroundings })
  expect(others).toEqual([])
  expect(found).toMatchObject({ code, severity: 'error' })
  expect(found?.message).toContain('"PASSWORD" in .env')
  expect(compose.slice(found?.span.start, found?.span.end)).toBe('${PASSWORD}')
})

test('a variable with a known value is not one whose value has to be thought of', () => {
  const config = configOf({ severities: { 'document/unescaped-hole': 'info' } })
  const surroundings = { environment: 'PASSWORD=pass' }
  const found = lintDocument(compose, 'yaml', config, { surroundings })
  expect(found.map(({ span }) => compose.slice(span.start, span.end))).toEqual(['${OTHER}'])
})

test('no report repeats the value', () => {
  const [found] = lintDocument('PW=PLANTED/x\nURL=postgres://app:${PW}@db/x', 'dotenv')
  expect(found?.hidden).toEqual([{ start: 3, end: 12 }])
  expect(JSON.stringify(found)).not.toContain('PLANTED')
})

describe('the name of the database', () => {
  const config = configOf({ severities: { 'document/missing-database': 'info' } })
  test.each([
    ['A=«postgres://app:pw@db»', 1],
    ['A=«mongodb://db/?w=1»', 1],
    ['A=«mysql://${USER}:${PW}@db/»', 1],
    ['A=postgres://app:pw@db/x', 0],
    ['A=postgres://app:pw@db?dbname=x', 0],
    ['A=postgres://app:pw@db/${NAME}', 0],
    ['A=postgres://app:pw@${HOST}', 0],
    ['A=redis://db', 0],
    ['A=amqp://mq', 0],
  ])('%s', (document, count) => {
    const { text } = marked(document)
    const found = lintDocument(text, 'dotenv', config)
    expect(found).toHaveLength(count)
    expect(
      mark(
        text,
        found.map(({ span }) => span),
      ),
    ).toBe(document)
    expect(lintDocument(text, 'dotenv')).toEqual([])
  })
})

const remote = 'git@github.com:acme/shop.git'

describe('the repository of a package and the git remote', () => {
  test.each([
    ['{ "repository": "«https://github.com/template/starter»" }', remote],
    [
      '{ "publishConfig": { "provenance": true }, "repository": "«https://github.com/acme/Shop»" }',
      remote,
    ],
    ['{ "repository": { "url": "git+https://github.com/acme/Shop.git" } }', remote],
    ['{ "repository": { "url": "«git+ssh://git@github.com/acme/old.git»" } }', remote],
    ['{ "repository": "«https://git.example/a/b/c»" }', 'https://token@git.example/a/b/d.git'],
    ['{ "repository": { "url": "git+https://github.com/acme/shop.git" } }', remote],
    ['{ "repository": "https://github.com/acme/shop/" }', 'ssh://git@github.com/acme/shop'],
    // A fork, a mirror, a name of another kind, another key.
    ['{ "repository": "https://github.com/upstream/shop" }', remote],
    ['{ "repository": "https://gitlab.com/acme/other" }', remote],
    ['{ "repository": "acme/other" }', remote],
    ['{ "bugs": { "url": "https://github.com/acme/other" } }', remote],
  ])('%s of %s', (document, remote) => {
    const { text, spans } = marked(document)
    const found = lintDocument(text, 'json', undefined, { surroundings: { remote } })
    expect(found.map(({ code, severity }) => [code, severity])).toEqual(
      spans.map(() => ['document/other-repository', 'warning']),
    )
    expect(
      mark(
        text,
        found.map(({ span }) => span),
      ),
    ).toBe(document)
    expect(found[0]?.message ?? '').not.toContain('token')
  })
})
