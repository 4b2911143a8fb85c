import { connectionOf } from '../../connection/connection-of.ts'
import { decode } from '../../connection/decode.ts'
import { divideLikeMongodb } from '../../connection/divide-mongodb.ts'
import type { Division, Fault } from '../../connection/division.ts'
import { connectionParser } from '../../connection/parse-connection.ts'
import { mention } from '../../text/mention.ts'
import { issues } from './issues/index.generated.ts'
import { deprecatedOptions, knownOptions } from './known-options.ts'

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
    deprecated: deprecatedOptions,
    repeatable: ['readPreferenceTags', 'compressors', 'proxyHost'],
    withProperties: ['authMechanismProperties'],
    ignoresCase: true,
    needsEqualsSign: true,
    isComplete: true,
    warnsOfRepeated: true,
    warnsOfEmpty: true,
  },
  objections: serviceNameFaults,
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
