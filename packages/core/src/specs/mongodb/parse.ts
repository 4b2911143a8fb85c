import { connectionOf } from '../../connection/connection-of.ts'
import { decode } from '../../connection/decode.ts'
import { divideLikeMongodb } from '../../connection/divide/divide-mongodb.ts'
import type { Division, Fault } from '../../connection/division.ts'
import { connectionParser } from '../../connection/parse-connection.ts'
import { mention } from '../../text/mention.ts'
import { issues } from './issues/index.generated.ts'
import { deprecatedOptions, knownOptions, knownValues } from './known-options.ts'

/** Parses a connection string as MongoDB's specification says. */
export const parse = connectionParser({
  id: 'mongodb',
  issues,
  divide: divideLikeMongodb,
  delimiters: ':/?#[]@',
  otherDelimiters: '',
  usualPorts: ['27017'],
  decoded: ['username', 'password', 'host', 'path'],
  escapes: 'utf-8',
  parameters: {
    known: knownOptions,
    values: knownValues,
    deprecated: deprecatedOptions,
    repeatable: ['readPreferenceTags', 'compressors', 'proxyHost'],
    withProperties: ['authMechanismProperties'],
    ignoresCase: true,
    needsEqualsSign: true,
    isComplete: true,
    warnsOfRepeated: true,
    warnsOfEmpty: true,
  },
  objections: (input, scheme, division) => [
    ...serviceNameFaults(input, scheme, division),
    ...plusFaults(input, division),
  ],
  connectionOf: (input, division) => connectionOf(input, division, { decodeParameter: decode }),
})

/** Finds the faults of `mongodb+srv:` strings, whose host is one DNS name without a port. */
function serviceNameFaults(
  _input: string,
  scheme: string,
  { hosts, authority }: Division,
): readonly Fault[] {
  if (scheme !== 'mongodb+srv') return []
  const params = { scheme: mention(scheme) }
  if (hosts.length > 1) return [{ mistake: 'several-hosts', span: authority, params }]
  return hosts.flatMap(({ port }) =>
    port === null ? [] : [{ mistake: 'port-with-service-name', span: port, params } as const],
  )
}

/** Finds the first `+` in the user name and in the password, which PyMongo decodes as in a form. */
function plusFaults(input: string, { username, password, faults }: Division): readonly Fault[] {
  // Percent-encoding the delimiters encodes it too.
  if (faults.some(({ mistake }) => mistake === 'unescaped-delimiter-in-password')) return []
  return (
    [
      [username, 'user name'],
      [password, 'password'],
    ] as const
  ).flatMap(([part, component]): readonly Fault[] => {
    const start = part === null ? -1 : input.indexOf('+', part.start)
    if (part === null || start === -1 || start >= part.end) return []
    const params = { component, reader: 'PyMongo' }
    return [{ mistake: 'unescaped-plus', span: { start, end: start + 1 }, params }]
  })
}
