import { describe, expect, test } from 'vitest'
import { lint } from '../support/lint.ts'

/** Programs with a connection string whose password ends early. */
const broken = [
  'const pool = new Pool({ connectionString: "postgres://app:tOp/secret@db:5432/shop" })',
  'const client = new Client("postgresql://app:tOp#secret@db/shop")',
  'mongoose.connect("mongodb://app:tOp/secret@db:27017/shop")',
  'await mongoose.connect(`mongodb+srv://app:tOp/secret@${host}/shop`)',
  'const client = new MongoClient("mongodb://app:t@p@db/shop", { maxPoolSize: 5 })',
  'const redis = new Redis("redis://:to#day@cache:6379/0")',
  'const client = createClient({ url: "redis://default:to/day@cache:6379" })',
  'const connection = await amqp.connect("amqp://app:tOp/secret@queue:5672/")',
  'const db = new Sequelize("mysql://app:tOp?secret@db:3306/shop")',
  'const db = knex({ client: "pg", connection: "postgres://app:tOp/secret@db/shop" })',
  'const db = drizzle("postgres://app:tOp/secret@db/shop")',
  'const url = process.env.DATABASE_URL || "postgres://app:tOp/secret@db/shop"',
  'const url = process.env.DATABASE_URL ?? "postgres://app:tOp/secret@db/shop"',
  'export const databaseUrl = "postgres://app:tOp/secret@db/shop"',
  'export default { db: { url: "postgres://app:tOp/secret@db/shop" } }',
  'module.exports = { development: { use: "mysql://app:tOp/secret@db/shop" } }',
  'module.exports = ["redis://:to/day@cache", x]',
  'const get = () => "amqps://app:tOp/secret@queue/x"',
  'const url = "postgres://" + user + ":tOp/secret@db:5432/shop"',
]

describe('a connection string is read wherever it is', () => {
  test.each(broken)('%s', code => {
    const messages = lint(code, { languageOptions: { sourceType: 'module' } })
    expect(messages).toHaveLength(1)
    expect(messages[0]?.messageId).toMatch(/in-password|password-read-as/)
  })
})

describe('nothing is said of', () => {
  test.each([
    'const pool = new Pool({ connectionString: "postgres://app:tOp%2Fsecret@db:5432/shop" })',
    'const url = "postgres://<user>:<password>@<host>:5432/<database>"',
    'const url = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${name}`',
    'if (url.startsWith("postgres://a:b/c@d")) connect()',
    'if (url === "redis://:a/b@c") connect()',
    'const protocols = ["postgres://", "mysql://"]',
    'const hosts = "kafka://a:9092,kafka://b:9092"',
    'log("redis://a:b is down")',
    'const urls = { "redis://:a/b@c": 1 }',
  ])('%s', code => {
    expect(lint(code)).toEqual([])
  })
})

test('a suggestion is written in the syntax of the literal', () => {
  const code = "const url = 'postgres://app:it\\'s/a/test@db/shop'"
  const { range: [start, end] = [0, 0], text = '' } = lint(code)[0]?.suggestions?.[0]?.fix ?? {}
  expect(code.slice(0, start) + text + code.slice(end)).toBe(
    "const url = 'postgres://app:it%27s%2Fa%2Ftest@db/shop'",
  )
})
