/**
 * The schemes of connection strings, by specification. After `jdbc:`, a scheme of its own names the driver. A scheme can be followed by a `+` and the name of a
 * driver: `postgresql+psycopg2:`, `mysql+pymysql:`.
 */
export const connectionSchemes = {
  postgres: [
    ...['postgres', 'postgresql', 'postgis', 'pgx', 'pgx4', 'pgx5', 'pg', 'pgsql', 'psql'],
  ],
  mongodb: ['mongodb', 'mongodb+srv'],
  mysql: ['mysql', 'mysql2', 'mysqlx', 'mariadb', 'trilogy', 'mysqlgis'],
  redis: ['redis', 'rediss', 'valkey', 'valkeys'],
  amqp: ['amqp', 'amqps'],
  jdbc: ['jdbc:postgresql', 'jdbc:mysql', 'jdbc:mariadb'],
  service: [
    ...['mssql', 'sqlserver', 'oracle', 'clickhouse', 'clickhouses', 'cockroachdb', 'redshift'],
    ...['sqlite', 'sqlite3', 'cassandra', 'couchbase', 'couchbases', 'neo4j', 'bolt', 'memcached'],
    ...['nats', 'kafka', 'mqtt', 'mqtts', 'stomp', 'smtp', 'smtps', 'ldap', 'ldaps'],
    ...['ecto', 'pyamqp', 'prisma'],
    ...[
      'redis-sentinel',
      'rediss-sentinel',
      'redis+sentinel',
      'rediss+sentinel',
      'ssh',
      'sftp',
      'git+ssh',
      'svn+ssh',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Common misspellings of schemes and the schemes that are meant, by specification. */
export const misspelledSchemes = {
  postgres: { postgre: 'postgres', postgressql: 'postgresql', postgesql: 'postgresql' },
  mongodb: { mongo: 'mongodb', mongod: 'mongodb', 'mongo+srv': 'mongodb+srv' },
  mysql: {},
  redis: {},
  amqp: { ampq: 'amqp', ampqs: 'amqps' },
  jdbc: { 'jdbc:postgres': 'jdbc:postgresql', 'jdbc:pgsql': 'jdbc:postgresql' },
  service: {},
} as const satisfies Readonly<
  Record<keyof typeof connectionSchemes, Readonly<Record<string, string>>>
>

/** ID of a specification of connection strings. */
export type ConnectionSpecId = keyof typeof connectionSchemes

const ids = Object.keys(connectionSchemes) as readonly ConnectionSpecId[]

/** Specifications by scheme. `git`, `svn` and `http` before a `+` are other protocols. */
const byScheme: ReadonlyMap<string, ConnectionSpecId> = new Map(
  ids.flatMap(id =>
    [...connectionSchemes[id], ...Object.keys(misspelledSchemes[id])].map(
      scheme => [scheme, id] as const,
    ),
  ),
)

/** Matches a scheme before its `+`, in the source of an expression. */
export const schemeName = [
  ...new Set([...byScheme.keys()].map(scheme => scheme.split('+', 1)[0])),
].join('|')
const start = new RegExp(String.raw`^[\0- ]*((?:${schemeName})(?:\+[a-z\d.+_-]*)?)://`, 'i')

/** Matches a scheme that is followed by neither slashes nor a blank: `postgres:`, `jdbc:oracle:`. */
export const opaqueConnection = new RegExp(
  String.raw`(?<![\w.+-])(?:jdbc:)?(?:${schemeName})(?:\+[a-z\d.+_-]*)?:(?!//|\s)`,
  'gi',
)

/** Returns the specification for the scheme of a string; null if the scheme is not known. */
export function connectionSpecOf(text: string): ConnectionSpecId | null {
  const scheme = start.exec(text)?.[1]?.toLowerCase()
  if (scheme === undefined) return null
  return byScheme.get(scheme) ?? byScheme.get(scheme.replace(/\+.*/, '')) ?? null
}
