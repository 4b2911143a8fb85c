import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../support/oracles/conformance.ts'

const conformance = conformanceOf('connection-strings')

// What the tests of the drivers themselves say of a string.

interface LibpqCase {
  readonly input: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly error?: string
}

interface MongodbCase {
  readonly file: string
  readonly description: string
  readonly uri: string
  readonly valid: boolean
  readonly warning: boolean | null
  readonly hosts: readonly { type: string; host: string; port: number | null }[] | null
  readonly auth: { username: string | null; password: string | null; db: string | null } | null
  readonly options: Readonly<Record<string, unknown>> | null
}

/** libpq refuses the string for a name that it does not know; other drivers of the same strings have more. */
const isOfUnknownName = ({ error }: LibpqCase) =>
  error?.startsWith('invalid URI query parameter') === true

describe.skipIf(!conformance.present)(conformance.title('the tests of libpq'), () => {
  const cases = conformance.read('libpq.json') as readonly LibpqCase[]
  const spec = findSpec('postgres')

  test('are there', () => {
    expect(cases).toHaveLength(59)
    expect(cases.filter(isOfUnknownName)).toHaveLength(2)
  })

  test.each(cases.map(one => [one.input, one] as const))('%s', (input, expected) => {
    const { url, issues } = parse(input, { spec })
    if (isOfUnknownName(expected)) {
      expect(url).not.toBeNull()
      expect(issues.map(({ code }) => code)).toEqual(['postgres/unknown-parameter'])
      return
    }
    if (expected.error !== undefined) {
      expect(url).toBeNull()
      return
    }
    expect(issues).toEqual([])
    const { user, password, hosts, database, parameters } = url?.connection ?? {}
    const list = (key: 'host' | 'port') => hosts?.map(one => one[key] ?? '').join(',') || null
    const found = {
      user,
      password,
      dbname: database,
      host: list('host'),
      port: list('port'),
      ...Object.fromEntries(parameters ?? []),
    }
    expect(Object.fromEntries(Object.entries(found).filter(([, value]) => value != null))).toEqual(
      expected.parameters,
    )
  })
})

describe.skipIf(!conformance.present)(conformance.title('the tests of MongoDB'), () => {
  const cases = conformance.read('mongodb.json') as readonly MongodbCase[]
  const spec = findSpec('mongodb')

  test('are there', () => expect(cases).toHaveLength(98))

  test.each(cases.map(one => [one.uri, one] as const))('%s', (uri, expected) => {
    const { url, issues } = parse(uri, { spec })
    expect(url !== null).toBe(expected.valid)
    if (url === null) return
    // The specification allows a `+`, which PyMongo reads as a space.
    const warned = issues.filter(({ code }) => code !== 'mongodb/unescaped-plus')
    expect(warned.length > 0).toBe(expected.warning)
    expect(issues.length > warned.length).toBe(/\+.*@/.test(uri))
    const connection = url.connection
    expect(connection?.hosts).toEqual(
      expected.hosts?.map(({ host, port }) => ({ host, port: port === null ? null : `${port}` })),
    )
    if (expected.auth !== null) {
      const { username, password, db } = expected.auth
      expect(connection).toMatchObject({ user: username, password, database: db })
    }
    for (const [name, value] of Object.entries(expected.options ?? {})) {
      const found = connection?.parameters.findLast(
        ([key]) => key.toLowerCase() === name.toLowerCase(),
      )?.[1]
      expect(typeof value === 'object' ? propertiesIn(found) : `${found}`).toEqual(
        typeof value === 'object' ? value : `${value}`,
      )
    }
  })
})

/** `SERVICE_NAME:other,CANONICALIZE_HOST_NAME:forward` */
function propertiesIn(text = ''): Record<string, string> {
  return Object.fromEntries(text.split(',').map(one => one.split(/:(.*)/s, 2)))
}
