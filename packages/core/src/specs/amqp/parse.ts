import { connectionOf } from '../../connection/connection-of.ts'
import { divideLikeUrl } from '../../connection/divide-url.ts'
import { connectionParser } from '../../connection/parse-connection.ts'
import { issues } from './issues/index.generated.ts'

/** Takes the URI of a server apart; a path that is empty but for its slash is the name of a virtual host. */
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
