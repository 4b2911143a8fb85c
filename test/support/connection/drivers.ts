import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import querystring from 'node:querystring'
import { Redis } from 'ioredis'
import { ConnectionString as MongodbUrl } from 'mongodb-connection-string-url'
import mysql from 'mysql2'
import { parse as parsePostgres } from 'pg-connection-string'

/** What a driver makes of a connection string; empty where it finds nothing. */
export interface DriverReading {
  readonly user: string
  readonly password: string
  readonly host: string
  readonly port: string
  readonly database: string
}

/** The parser of a driver itself. Null: the driver rejects the string. */
export interface Driver {
  readonly spec: string
  readonly scheme: string
  read(text: string): DriverReading | null
}

function driver(spec: string, scheme: string, read: (text: string) => DriverReading): Driver {
  return {
    spec,
    scheme,
    read(text) {
      try {
        return read(text)
      } catch {
        return null
      }
    },
  }
}

/** The driver has a user name and password of its own where there are none. */
const nobody = { user: '', password: '' }

// Its parser is a file that the package does not export.
const require = createRequire(import.meta.url)
const amqplib = require(join(dirname(require.resolve('amqplib')), 'lib/connect.js')) as {
  credentialsFromUrl(url: URL): { response(): Buffer }
}

const { ConnectionConfig } = mysql as unknown as {
  ConnectionConfig: {
    parseUrl(
      url: string,
    ): Record<'user' | 'password' | 'host' | 'database', string> & { port: number }
  }
}

export const postgresDriver = driver('postgres', 'postgres', text => {
  const { user = '', password = '', host, port, database } = parsePostgres(text)
  return { user, password, host: host ?? '', port: port ?? '', database: database ?? '' }
})

export const mongodbDriver = driver('mongodb', 'mongodb', text => {
  const { username, password, hosts, pathname } = new MongodbUrl(text) as unknown as URL & {
    hosts: readonly string[]
  }
  const [, host = '', port = ''] = /^(\[.*\]|[^:]*)(?::(.*))?$/.exec(hosts.join(',')) ?? []
  return {
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    host: decodeURIComponent(host),
    port,
    database: decodeURIComponent(pathname.slice(1)),
  }
})

export const mysqlDriver = driver('mysql', 'mysql', text => {
  const { user, password, host, port, database } = ConnectionConfig.parseUrl(text)
  return { user, password, host, port: Number.isNaN(port) ? '' : `${port}`, database }
})

export const redisDriver = driver('redis', 'redis', text => {
  const client = new Redis(text, { lazyConnect: true })
  const { username, password, host = '', port, db } = client.options
  return {
    user: username ?? '',
    password: password ?? '',
    host,
    port: port === 6379 ? '' : `${port}`,
    database: `${db ?? ''}`,
  }
})

export const amqpDriver = driver('amqp', 'amqp', text => {
  const url = new URL(text)
  const [, user = '', password = ''] = amqplib
    .credentialsFromUrl(url)
    .response()
    .toString()
    .split('\0')
  const { hostname, port, pathname, username } = url
  const named = username === '' ? nobody : { user, password }
  return { ...named, host: hostname, port, database: querystring.unescape(pathname.slice(1)) }
})

/** Those that read a string as our specification of it does. */
export const drivers: readonly Driver[] = [mongodbDriver, mysqlDriver, redisDriver, amqpDriver]
