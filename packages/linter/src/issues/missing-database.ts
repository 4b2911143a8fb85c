import { defineIssue } from './define-issue.ts'

export const missingDatabase = defineIssue({
  code: 'missing-database',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.postgresql.org/docs/18/libpq-connect.html#LIBPQ-CONNSTRING-URIS',
  since: '0.1.0',
  message: 'The connection string does not name a database.',
  why: 'The driver decides: PostgreSQL drivers use the database named after the user, MongoDB drivers use "test", and MySQL drivers use none.',
  notes:
    'Off by default, because a program can choose the database later. To turn it on, add its code to `severities`.',
  examples: [{ url: '<a href="«postgres://app:p%2Fss@db»">Database</a>' }],
  right: { url: '<a href="postgres://app:p%2Fss@db/shop">Database</a>' },
})
