import { applyEdits, check as checkUrl, describe as describeIssue, parse } from '@hreflint/core'
import { findSpec, specFor, specsFor } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'
import { check, conforms } from '../../support/check.ts'

const of = (spec: string) => ({ spec })

describe('the delimiter that ends the password is the issue', () => {
  check('postgres://u:p«/»ss@db:5432/x', 'unescaped-delimiter-in-password', of('postgres'))
  check('postgres://u:p«#»ss@db:5432/x', 'ambiguous-delimiter-in-password', of('postgres'))
  check('postgres://u:p«?»s@db:5432/x', 'ambiguous-delimiter-in-password', of('postgres'))
  check('postgres://u:p«@»s@db:5432/x', 'ambiguous-delimiter-in-password', of('postgres'))
  check('postgres://u:12«/»ss@db:5432/x', 'password-read-as-port', of('postgres'))
  check('postgres://u:p«@»s/s@db:5432/x', 'password-read-as-host', of('postgres'))
  check('mysql://u:«#»@localhost/m', 'password-read-as-port', of('mysql'))
  check('redis://:p«/»w@cache:6379/0', 'unescaped-delimiter-in-password', of('redis'))
  check('amqp://u:p«?»w@mq/x', 'unescaped-delimiter-in-password', of('amqp'))
  check('mongodb://u:p«@»w@db/x', 'unescaped-delimiter-in-password', of('mongodb'))
  check('nats://u:p«#»w@mq:4222', 'unescaped-delimiter-in-password', of('service'))
  check('pgx5://u:p«/»ss@db:5432/x', 'unescaped-delimiter-in-password', of('postgres'))
  check('postgis://u:p«/»ss@db/x', 'unescaped-delimiter-in-password', of('postgres'))
  check('mysql2://u:p«#»w@localhost/m', 'unescaped-delimiter-in-password', of('mysql'))
  check('trilogy://u:p«/»w@localhost/m', 'unescaped-delimiter-in-password', of('mysql'))
  check('ecto://u:p«?»w@localhost/m', 'unescaped-delimiter-in-password', of('service'))
  check('pyamqp://u:p«/»w@mq//', 'unescaped-delimiter-in-password', of('service'))
  check('mysql://u:100«%»@db/x', 'stray-percent-in-password', of('mysql'))
})

describe('sound strings, as documentation has them', () => {
  const sound: readonly (readonly [spec: string, text: string])[] = [
    ['postgres', 'postgresql://localhost:5432/shop?user=ada@home'],
    ['postgres', 'postgres://host:5432/db@home'],
    ['postgres', 'postgres://app:!ChangeMe!@127.0.0.1:5432/app?serverVersion=16&charset=utf8'],
    ['postgres', 'postgresql+psycopg2://scott:tiger@localhost/mydatabase'],
    ['postgres', 'postgres://app:p%2Fss@db-1,db-2:5433/shop?target_session_attrs=any'],
    ['postgres', 'postgresql://johndoe:randompassword@localhost:5432/mydb?schema=public'],
    ['postgres', 'postgis:///gis'],
    ['postgres', 'pgx5://app:p%2Fss@db:5432/shop?sslmode=disable&x-migrations-table=versions'],
    ['mysql', 'mysql2://root@localhost/shop?pool=5&encoding=utf8mb4'],
    ['mysql', 'trilogy://root@localhost/shop?reconnect=true'],
    ['service', 'ecto://postgres:postgres@localhost/shop_dev'],
    ['service', 'pyamqp://guest@localhost//'],
    ['mysql', 'mysql://root:secret@tcp(localhost:3306)/shop'],
    ['mysql', 'mysql+pymysql://root@localhost/shop?charset=utf8mb4'],
    ['redis', 'redis://cache:6379/0'],
    ['redis', 'rediss://default:secret@cache.example:6380'],
    ['amqp', 'amqp://guest:guest@localhost:5672/%2F'],
    ['mongodb', 'mongodb+srv://app:secret@cluster0.example.net/?retryWrites=true&w=majority'],
    ['mongodb', 'mongodb://a:b@a.example:10255/?ssl=true&replicaSet=globaldb&appName=@a@'],
    ['service', 'sqlserver://localhost:1433;database=shop;user=SA;password=secret;encrypt=true'],
    ['service', 'sqlite:///./shop.db'],
    ['service', 'sqlite://:memory:'],
    ['service', 'kafka://broker-1:9092,broker-2:9092/topic'],
    ['service', 'ldap://ldap.example/dc=example,dc=com??sub?(uid=a b)'],
    ['service', 'git+ssh://git@github.com:npm/cli.git#v1.0.27'],
    ['service', 'ssh://git@git.example:2222/@scope/name.git'],
    ['service', 'smtp://user%40mail.example:secret@mail.example:587'],
    ['service', 'oracle://scott:tiger@(DESCRIPTION=(ADDRESS=(HOST=db)(PORT=1521)))/'],
  ]
  for (const [spec, text] of sound) {
    conforms(text, { spec })
  }
})

describe('what is said', () => {
  const said = (text: string) => {
    const options = { spec: specFor(text, undefined) }
    return checkUrl(text, options).map(issue => {
      const { message, fixes } = describeIssue(issue, text, options)
      return [message, ...fixes.map(fix => `${fix.title} → ${applyEdits(text, fix.edits)}`)]
    })
  }

  test.each([
    [
      'postgres://app:tOp/secret@db:5432/shop',
      [
        'The password contains "/", which is not percent-encoded: the driver reads "app" as the host, "***" as the port, "***" as the database.',
        'Percent-encode the password: user "app", password of 10 characters, host "db", port 5432, database "shop" → postgres://app:tOp%2Fsecret@db:5432/shop',
      ],
    ],
    [
      'postgres://app:p@ss/w#rd@db:5432/x',
      [
        'The password contains "@", which is not percent-encoded: the driver reads part of it as the host.',
        'Percent-encode the password: user "app", password of 9 characters, host "db", port 5432, database "x" → postgres://app:p%40ss%2Fw%23rd@db:5432/x',
      ],
    ],
    [
      'postgres://app:p@ss@db:5432/x',
      [
        'The password contains "@", which is not percent-encoded: some drivers read the host "***@db:5432".',
        'Percent-encode the password: user "app", password of 4 characters, host "db", port 5432, database "x" → postgres://app:p%40ss@db:5432/x',
      ],
    ],
    [
      'mysql://app:#@localhost/shop',
      [
        'The password contains "#", which is not percent-encoded: the driver reads "app" as the host.',
        'Percent-encode the password: user "app", password of 1 character, host "localhost", database "shop" → mysql://app:%23@localhost/shop',
      ],
    ],
    [
      'postgres://app:p%2Fq/r@db/shop',
      [
        'The password contains "/", which is not percent-encoded: the driver reads "app" as the host, "***" as the port, "***" as the database.',
        'Percent-encode the password: user "app", password of 7 characters, host "db", database "shop" → postgres://app:p%252Fq%2Fr@db/shop',
        'Percent-encode the password: user "app", password of 5 characters, host "db", database "shop" → postgres://app:p%2Fq%2Fr@db/shop',
      ],
    ],
    [
      'mongo://db/shop',
      [
        'The driver does not know the scheme "mongo"; "mongodb" was probably meant.',
        'Change to mongodb → mongodb://db/shop',
      ],
    ],
    [
      'mongodb://a,b/?replicSet=x',
      [
        'The driver does not know the parameter "replicSet"; "replicaSet" was probably meant.',
        'Change to replicaSet → mongodb://a,b/?replicaSet=x',
      ],
    ],
  ])('%s', (text, expected) => expect(said(text)).toEqual([expected]))
})

test('hosts, database and parameters are told one by one', () => {
  const text = 'mongodb://ada:p%40@a:1,[::1]:2,%2Ftmp%2Fx.sock/shop?w=1'
  expect(parse(text, { spec: findSpec('mongodb') }).url?.connection).toEqual({
    user: 'ada',
    password: 'p@',
    hosts: [
      { host: 'a', port: '1' },
      { host: '::1', port: '2' },
      { host: '/tmp/x.sock', port: null },
    ],
    database: 'shop',
    parameters: [['w', '1']],
  })
})

test('a virtual host can be empty, absent or a slash', () => {
  const of = (text: string) => parse(text, { spec: findSpec('amqp') }).url?.connection?.database
  expect(['amqp://mq', 'amqp://mq/', 'amqp://mq/%2F'].map(of)).toEqual([null, '', '/'])
})

// Appendix A of RabbitMQ's URI specification. Null: URL parsers, and so the clients, reject the string.
test.each([
  ['amqp://user:pass@host:10000/vhost', ['user', 'pass', 'host', '10000', 'vhost']],
  ['amqp://user:passw%23rd@host:10000/vhost', ['user', 'passw#rd', 'host', '10000', 'vhost']],
  ['amqp://user%61:%61pass@ho%61st:10000/v%2fhost', ['usera', 'apass', 'hoast', '10000', 'v/host']],
  ['amqp://', [null, null, null, null, null]],
  ['amqp://host', [null, null, 'host', null, null]],
  ['amqp:///vhost', [null, null, null, null, 'vhost']],
  ['amqp://host/', [null, null, 'host', null, '']],
  ['amqp://host/%2f', [null, null, 'host', null, '/']],
  ['amqp://[::1]', [null, null, '::1', null, null]],
  ['amqp://:@/', null],
  ['amqp://user@', null],
  ['amqp://user:pass@', null],
  ['amqp://:10000', null],
])('%s has the parts that the specification names', (text, parts) => {
  const { connection } = parse(text, { spec: findSpec('amqp') }).url ?? {}
  const {
    user,
    password,
    hosts: [{ host, port } = { host: null, port: null }] = [],
    database,
  } = connection ?? {}
  expect(connection === undefined ? null : [user, password, host, port, database]).toEqual(parts)
})

test('the scheme chooses the specification', () => {
  const chosen = (text: string) => specFor(text, undefined)?.id
  expect(chosen('postgresql+asyncpg://db')).toBe('postgres')
  expect(chosen(' MongoDB+SRV://db')).toBe('mongodb')
  expect(chosen('postgre://db')).toBe('postgres')
  for (const text of ['https://a', 'git+https://a', 'postgres:db', '//db', 'http+unix://x']) {
    expect(chosen(text)).toBeUndefined()
  }
  expect(specsFor('redis://db').at(-1)?.id).toBe('redis')
})
