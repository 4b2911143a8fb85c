import { connectionSchemes } from '../../connection/schemes.ts'
import type { UrlSpec } from '../../contract/spec.ts'
import { issues } from './issues/index.generated.ts'
import { parse } from './parse.ts'

export { parse }

/** URI-like connection strings of MySQL and MariaDB, as drivers with a URL parser read them. */
export const mysql: UrlSpec = {
  id: 'mysql',
  title: 'MySQL: URI-Like Connection Strings',
  edition: {
    date: '2024-04-30',
    version: 'MySQL 8.4',
    url: 'https://dev.mysql.com/doc/refman/8.4/en/connecting-using-uri-or-key-value-pairs.html',
  },
  terms: {
    conformanceError: 'accepted by some drivers',
    parseException: 'rejected by drivers',
  },
  schemes: connectionSchemes.mysql,
  namesDatabase: true,
  issues,
  parse,
}
