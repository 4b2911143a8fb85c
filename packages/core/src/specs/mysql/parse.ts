import { connectionOf } from '../../connection/connection-of.ts'
import { divideLikeUrl } from '../../connection/divide/divide-url.ts'
import { connectionParser } from '../../connection/parse-connection.ts'
import { issues } from './issues/index.generated.ts'

/** Parses a connection string as drivers with a URL parser do. */
export const parse = connectionParser({
  id: 'mysql',
  issues,
  divide: divideLikeUrl(),
  delimiters: '/?#',
  otherDelimiters: '',
  usualPorts: ['3306', '33060'],
  decoded: ['username', 'password', 'host', 'path'],
  escapes: 'utf-8',
  connectionOf,
})
