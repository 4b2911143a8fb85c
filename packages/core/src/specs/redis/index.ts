import { connectionSchemes } from '../../connection/schemes.ts'
import type { UrlSpec } from '../../contract/spec.ts'
import { issues } from './issues/index.generated.ts'
import { parse } from './parse.ts'

export { parse }

/** URLs of Redis and Valkey servers. */
export const redis: UrlSpec = {
  id: 'redis',
  title: 'Redis: Registration of the URI Scheme',
  edition: {
    date: '2015-07-20',
    version: 'provisional, 2015-07-20',
    url: 'https://www.iana.org/assignments/uri-schemes/prov/redis',
  },
  terms: {
    conformanceError: 'accepted by some drivers',
    parseException: 'rejected by drivers',
  },
  schemes: connectionSchemes.redis,
  issues,
  parse,
}
