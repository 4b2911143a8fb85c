import { connectionSchemes } from '../../connection/schemes.ts'
import type { UrlSpec } from '../../contract/spec.ts'
import { issues } from './issues/index.generated.ts'
import { parse } from './parse.ts'

export { parse }

/** Connection URIs of PostgreSQL, as libpq reads them. */
export const postgres: UrlSpec = {
  id: 'postgres',
  title: 'PostgreSQL: Connection URIs',
  edition: {
    date: '2025-09-25',
    version: 'PostgreSQL 18',
    url: 'https://www.postgresql.org/docs/18/libpq-connect.html#LIBPQ-CONNSTRING-URIS',
  },
  terms: {
    conformanceError: 'accepted by libpq, read differently by other drivers',
    parseException: 'rejected by libpq',
  },
  schemes: connectionSchemes.postgres,
  namesDatabase: true,
  issues,
  parse,
}
