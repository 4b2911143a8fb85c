import { connectionSchemes } from '../../connection/schemes.ts'
import type { UrlSpec } from '../../contract/spec.ts'
import { issues } from './issues/index.generated.ts'
import { parse } from './parse.ts'

export { parse }

/** URLs of JDBC drivers of PostgreSQL, MySQL and MariaDB. */
export const jdbc: UrlSpec = {
  id: 'jdbc',
  title: 'JDBC: Database URLs',
  edition: {
    date: '2024-12-18',
    version: 'pgJDBC 42.5.5',
    url: 'https://jdbc.postgresql.org/documentation/use/#connecting-to-the-database',
  },
  terms: {
    conformanceError: 'accepted by the driver, read differently from what was meant',
    parseException: 'rejected by the driver',
  },
  schemes: connectionSchemes.jdbc,
  namesDatabase: true,
  issues,
  parse,
}
