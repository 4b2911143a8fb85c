import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DriverReading } from '../../support/connection/drivers.ts'
import { codesOf, readingOf, suggested } from '../../support/connection/laws.ts'
import { type Meant, meant } from '../../support/connection/strings.ts'
import { shareOf } from '../../support/laws/share.ts'

// The drivers themselves: Debian's libpostgresql-jdbc-java and libmariadb-java.

const reader = fileURLToPath(new URL('../../support/connection/JdbcReader.java', import.meta.url))
const drivers = ['postgresql', 'mariadb-java-client'].map(name => `/usr/share/java/${name}.jar`)

/** Reads URLs by the drivers that they name. Null: it rejects the URL. */
function readByJdbc(urls: readonly string[]): readonly (DriverReading | null)[] {
  const output = execFileSync('java', ['-cp', drivers.join(':'), reader], {
    input: urls.join('\n'),
    maxBuffer: 1 << 28,
  })
  return output
    .toString()
    .split('\n')
    .slice(0, urls.length)
    .map(line => {
      if (line === '-') return null
      const [user = '', password = '', host = '', port = '', database = ''] = line.split('\t')
      // No server has such a name, and each parser of a host refuses it.
      const hosts = host.replaceAll(/[[\]]/g, '')
      // MariaDB's driver has no default for an IPv6 address.
      const ports = port.replaceAll(/\b0\b/g, '3306')
      return host.includes('@') ? null : { user, password, host: hosts, port: ports, database }
    })
}

/** Whether the driver finds what was meant. */
function isFound(found: DriverReading | null | undefined, one: Meant | undefined): boolean {
  return found?.user === one?.user && found?.password === one?.password && found?.host === one?.host
}

const runs = shareOf(10_000)
const draw = <Value>(from: fc.Arbitrary<Value>) => fc.sample(from, runs)

const usualPorts: Readonly<Record<string, string>> = { postgresql: '5432', mariadb: '3306' }

/** The parts of a URL as we read it, with the ports that a driver adds. */
function ours(scheme: string, url: string): DriverReading | null {
  const reading = readingOf('jdbc', url)
  if (reading === null) return null
  const ports = reading.port.split(',').map(port => port || usualPorts[scheme])
  return { ...reading, port: ports.join(',') }
}

const host = fc.constantFrom('db', 'db.example', '10.0.0.1', '[::1]', 'localhost')
const port = fc.constantFrom('', ':5432', ':1', ':65535', ':', ':port', ':5a')
const soundPort = fc.constantFrom('', ':5432', ':1', ':65535')
const value = fc
  .array(
    fc.constantFrom(...'ab1-._~', ...'/?#@:[]+;$!*\'(),^|`{}<>="\\', '%2F', '%41', '%é', '%', 'é'),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map(units => units.join(''))
const property = fc.oneof(
  value.map(text => `user=${text}`),
  value.map(text => `password=${text}`),
  fc.constantFrom('ssl', 'ssl=true', 'ApplicationName=a%20b'),
)
const hosts = fc.oneof(
  fc.tuple(host, port).map(parts => parts.join('')),
  fc
    .array(
      fc.tuple(host, soundPort).map(parts => parts.join('')),
      { minLength: 2, maxLength: 3 },
    )
    .map(all => all.join(',')),
)

const urls = (scheme: string) =>
  fc
    .tuple(
      hosts,
      fc.constantFrom('shop', 'a%20b', 'a%', 'a#b'),
      fc.uniqueArray(property, { maxLength: 3, selector: text => text.replace(/=.*/s, '') }),
    )
    .map(([at, database, properties]) => {
      const query = properties.length === 0 ? '' : `?${properties.join('&')}`
      return `jdbc:${scheme}://${at}/${database}${query}`
    })

/** As people write it who know other connection strings. */
const beforeHost = (scheme: string, { user, password, host, port, database }: Meant) =>
  `jdbc:${scheme}://${user}:${password}@${host}${port === '' ? '' : `:${port}`}/${database}`

describe.each(['postgresql', 'mariadb'])('%s', scheme => {
  test('a URL is read as the driver reads it', () => {
    const texts = draw(urls(scheme)).filter(text => scheme === 'postgresql' || isOneLevel(text))
    const theirs = readByJdbc(texts)
    const differences = texts.flatMap((text, index) => {
      const [mine, other = null] = [ours(scheme, text), theirs[index]]
      return isDeepStrictEqual(mine, other) ? [] : [{ text, mine, other }]
    })
    expect(differences.slice(0, 20)).toEqual([])
  })

  test('a user name and a password before the host are reported, and become properties', () => {
    // Nobody can tell what somebody has encoded, and MariaDB's driver has no way to write an ampersand.
    const all = draw(meant).filter(
      ({ password }) => !/%[\da-f]{2}|&/i.test(password) && /@/.test(password) === false,
    )
    const texts = all.map(one => beforeHost(scheme, one))
    expect(readByJdbc(texts).filter((found, index) => isFound(found, all[index]))).toEqual([])
    for (const text of texts)
      expect([text, codesOf('jdbc', text)[0]]).toEqual([text, 'credentials-before-host'])
    const after = readByJdbc(texts.map(text => suggested('jdbc', text)))
    const mended = all.filter((one, index) => isFound(after[index], one))
    expect(mended.length / all.length).toBeGreaterThan(0.95)
  })
})

test('a plus and an ampersand in a password are reported, and mended', () => {
  const texts = ['p+ss', 'p&ss', '+', 'a+b+c', 'a%2Fb+c'].map(
    password => `jdbc:postgresql://db/shop?user=app&password=${password}`,
  )
  for (const text of texts) expect([text, codesOf('jdbc', text).length]).toEqual([text, 1])
  const mended = readByJdbc(texts.map(text => suggested('jdbc', text))).map(
    found => found?.password,
  )
  expect(mended).toEqual(['p+ss', 'p&ss', '+', 'a+b+c', 'a/b+c'])
})

/** MariaDB's driver looks for the end of the database otherwise. */
function isOneLevel(text: string): boolean {
  return !/[#?].*[#?/]/.test(text)
}
