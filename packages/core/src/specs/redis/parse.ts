import { connectionOf } from '../../connection/connection-of.ts'
import { divideLikeUrl } from '../../connection/divide/divide-url.ts'
import { connectionParser } from '../../connection/parse-connection.ts'
import { issues } from './issues/index.generated.ts'

/** Parses the URL of a server as drivers with a URL parser do. */
export const parse = connectionParser({
  id: 'redis',
  issues,
  divide: divideLikeUrl(),
  delimiters: '/?#',
  otherDelimiters: '',
  usualPorts: ['6379', '6380', '26379'],
  decoded: ['username', 'password'],
  escapes: 'utf-8',
  connectionOf,
})
