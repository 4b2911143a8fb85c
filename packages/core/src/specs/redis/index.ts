import { connectionSchemes } from '../../connection/schemes.ts'
import type { UrlSpec } from '../../contract/spec.ts'
import { issues } from './issues/index.generated.ts'
import { parse } from './parse.ts'

export { parse }

/** URLs of Redis and Valkey servers. */
export const redis: UrlSpec = {
  id: 'redis',
  title: 'Redis: URLs of servers',
  edition: {
    date: '2026-11-22',
    version: 'as of 2026-11-22',
    url: 'https://redis.io/docs/latest/develop/clients/nodejs/connect/',
  },
  terms: {
    conformanceError: 'accepted by some drivers',
    parseException: 'rejected by drivers',
  },
  schemes: connectionSchemes.redis,
  issues,
  parse,
}
