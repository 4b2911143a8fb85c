import { connectionSchemes } from '../../connection/schemes.ts'
import type { UrlSpec } from '../../contract/spec.ts'
import { issues } from './issues/index.generated.ts'
import { parse } from './parse.ts'

export { parse }

/** Addresses of other servers with a user name and a password: databases, queues, mail, directories, SSH. */
export const service: UrlSpec = {
  id: 'service',
  title: 'Connection strings of other services',
  edition: {
    date: '2005-01-01',
    version: 'RFC 3986',
    url: 'https://www.rfc-editor.org/rfc/rfc3986',
  },
  terms: {
    conformanceError: 'accepted by some drivers',
    parseException: 'rejected by drivers',
  },
  schemes: connectionSchemes.service,
  issues,
  parse,
}
