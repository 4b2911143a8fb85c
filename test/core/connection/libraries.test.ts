import { applyEdits, check as checkUrl, describe as describeIssue, parse } from '@hreflint/core'
import { specFor } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'
import { check, conforms } from '../../support/check.ts'

// SQLAlchemy and PyMongo read strings by rules of their own. test/long/connection/python.test.ts asks them.

const of = (spec: string) => ({ spec })

describe('SQLAlchemy: the first @ after the first colon ends the password', () => {
  check('mysql+pymysql://root:a«@»b@h/x', 'password-read-as-host', of('mysql'))
  check('mysql+pymysql://root:a«@»b/c@h/x', 'password-read-as-host', of('mysql'))
  check('postgresql+psycopg2://app:p/s«@»s@db:5432/x', 'password-read-as-host', of('postgres'))
  check('postgresql+asyncpg://app:p«@»s:s@db/x', 'unescaped-delimiter-in-password', of('postgres'))
  check('mssql+pyodbc://sa:p«@»ss@db/x?driver=a', 'password-read-as-host', of('service'))
  check('oracle+oracledb://app:p«@»ss@db:1521/x', 'password-read-as-host', of('service'))
  check('mysql+pymysql://u:p@h:«»/x', 'port-invalid', of('mysql'))
  check('mysql+pymysql://u:p@h:«33a»/x', 'port-invalid', of('mysql'))
  for (const text of [
    'postgresql+psycopg2://app:p/ss@db',
    'postgresql+psycopg2://app:p#s?s@db/x',
    'postgresql+psycopg2://app:100%@db/x',
    'postgresql+psycopg2://app:[x]^ y@db/x',
    'postgresql+psycopg2://app:pw@/x?host=/run/postgresql',
  ]) {
    conforms(text, { spec: 'postgres' })
  }
  conforms('mysql+pymysql://me@corp:p:w@h/x', { spec: 'mysql' })
  conforms('mysql+pymysql://[::1]:3306/x', { spec: 'mysql' })
  conforms('mssql+pyodbc://sa:p/w;x@my dsn', { spec: 'service' })

  test('the suggestion encodes the whole password', () => {
    const text = 'mysql+pymysql://root:a@b/c@h:3306/x'
    const options = { spec: specFor(text, undefined) }
    const [issue] = checkUrl(text, options)
    const [fix] = issue === undefined ? [] : describeIssue(issue, text, options).fixes
    expect(fix?.title).toBe(
      'Percent-encode the password: user "root", password of 5 characters, host "h", port 3306, database "x"',
    )
    expect(applyEdits(text, fix?.edits ?? [])).toBe('mysql+pymysql://root:a%40b%2Fc@h:3306/x')
  })

  test.each([
    ['mysql+pymysql://root:a@b@h/x', ['root', 'a', 'b@h', null, 'x']],
    ['mysql+pymysql://u@h:33/x?y=a@b', ['u@h', '33/x?y=a', 'b', null, null]],
    ['mysql+pymysql://root@p/s:x@h', ['root', null, 'p', null, 's:x@h']],
    ['mysql+pymysql://u:p@h%41/x#y', ['u', 'p', 'h%41', null, 'x#y']],
    ['mysql+pymysql://u:p%2541+@h/', ['u', 'p%41+', 'h', null, null]],
    ['mysql+pymysql://h', [null, null, 'h', null, null]],
  ])('%s', (text, parts) => {
    const { connection } = parse(text, { spec: specFor(text, undefined) }).url ?? {}
    const {
      user,
      password,
      hosts: [{ host, port } = { host: null, port: null }] = [],
    } = connection ?? {}
    expect([user, password, host, port, connection?.database ?? null]).toEqual(parts)
  })

  test('other programs put a plus in a scheme too', () => {
    const codes = (text: string) =>
      checkUrl(text, { spec: specFor(text, undefined) }).map(({ code }) => code)
    for (const scheme of ['mysql', 'mysqlx+srv', 'mysql+srv', 'postgresql']) {
      expect(codes(`${scheme}://app:p/ss@db/x`)).toHaveLength(1)
    }
  })
})

describe('PyMongo reads a + as a space', () => {
  check('mongodb://app:a«+»b@h/x', 'unescaped-plus', of('mongodb'))
  check('mongodb+srv://a«+»b:c@h.example/x', 'unescaped-plus', of('mongodb'))
  check('mongodb://app:a+b«/»c@h/x', 'unescaped-delimiter-in-password', of('mongodb'))
  conforms('mongodb://app:a%2Bb@h/x?appName=a+b', { spec: 'mongodb' })

  test('the author chooses what was meant', () => {
    const text = 'mongodb://app:a+b+@h/x'
    const options = { spec: specFor(text, undefined) }
    const fixes = checkUrl(text, options).flatMap(
      issue => describeIssue(issue, text, options).fixes,
    )
    expect(fixes.map(({ safety, edits }) => [safety, applyEdits(text, edits)])).toEqual([
      ['changes-url', 'mongodb://app:a%2Bb%2B@h/x'],
      ['changes-url', 'mongodb://app:a%20b%20@h/x'],
    ])
  })
})
