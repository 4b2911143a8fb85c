import { connectionSchemes } from '../../connection/schemes.ts'
import type { UrlSpec } from '../../contract/spec.ts'
import { issues } from './issues/index.generated.ts'
import { parse } from './parse.ts'

export { parse }

/** Connection strings of MongoDB. */
export const mongodb: UrlSpec = {
  id: 'mongodb',
  title: 'MongoDB: Connection String Specification',
  edition: {
    date: '2026-08-13',
    version: '92b3c0b9',
    url: 'https://github.com/mongodb/specifications/blob/92b3c0b9/source/connection-string/connection-string-spec.md',
  },
  terms: { conformanceError: 'warning', parseException: 'error' },
  schemes: connectionSchemes.mongodb,
  namesDatabase: true,
  issues,
  parse,
}
