import { connectionOf } from '../../connection/connection-of.ts'
import { divideLikeUrl } from '../../connection/divide/divide-url.ts'
import { connectionParser } from '../../connection/parse-connection.ts'
import { issues } from './issues/index.generated.ts'

/** Parses the URI of a server. A path of only a slash is a virtual host with an empty name. */
export const parse = connectionParser({
  id: 'amqp',
  issues,
  divide: divideLikeUrl(),
  delimiters: '/?#',
  otherDelimiters: '',
  usualPorts: ['5672', '5671'],
  decoded: ['username', 'password', 'path'],
  escapes: 'utf-8',
  connectionOf: (input, division) => connectionOf(input, division, { databaseOf: text => text }),
})
