import { urlIssues } from '../../../connection/url-issues.ts'

/** The issues of connection strings of other services. */
export const connectionStrings = urlIssues(
  'service',
  'sqlserver',
  'https://www.rfc-editor.org/rfc/rfc3986#section-3.2',
  { 'wrong-scheme': [{ url: '«sqlservr»://db/shop', fixed: 'sqlserver://db/shop' }] },
)
