import { connectionIssues } from '../../../connection/connection-issues.ts'

const clause = 'https://www.postgresql.org/docs/18/libpq-connect.html#LIBPQ-CONNSTRING-URIS'

const right = 'postgres://app:p%2Fss@db:5432/shop?sslmode=require&options=a%3Db'

/** The issues of PostgreSQL connection URIs. */
export const connectionStrings = connectionIssues('postgres', clause, right, {
  'unescaped-delimiter-in-password': [
    {
      url: 'postgres://app:p«/»ss@db:5432/shop',
      fixed: 'postgres://app:p%2Fss@db:5432/shop',
    },
    {
      url: 'postgresql://app:9f«/»Ab+c==@db.example/shop?sslmode=require',
      fixed: 'postgresql://app:9f%2FAb%2Bc%3D%3D@db.example/shop?sslmode=require',
    },
  ],
  'password-read-as-port': [
    {
      url: 'postgres://app:12«/»ss@db:5432/shop',
      fixed: 'postgres://app:12%2Fss@db:5432/shop',
    },
    { url: 'postgres://app:12,«/»w@db/shop', fixed: 'postgres://app:12%2C%2Fw@db/shop' },
  ],
  'password-read-as-host': [
    { url: 'postgres://app:p«@»s/s@db/shop', fixed: 'postgres://app:p%40s%2Fs@db/shop' },
  ],
  'ambiguous-delimiter-in-password': [
    { url: 'postgres://app:p«?»ss@db/shop', fixed: 'postgres://app:p%3Fss@db/shop' },
    { url: 'postgres://app:p«@»ss@db/shop', fixed: 'postgres://app:p%40ss@db/shop' },
  ],
  'unescaped-character-in-password': [
    { url: 'postgres://app:p«[»ss@db/shop', fixed: 'postgres://app:p%5Bss@db/shop' },
  ],
  'stray-percent-in-password': [
    { url: 'postgres://app:100«%»@db/shop', fixed: 'postgres://app:100%25@db/shop' },
  ],
  'stray-percent': [
    { url: 'postgres://db/shop?options=«%»XX', fixed: 'postgres://db/shop?options=%25XX' },
  ],
  'unescaped-delimiter-in-user-name': [
    {
      url: 'postgres://ada«@»server:p@server.example/shop',
      fixed: 'postgres://ada%40server:p@server.example/shop',
    },
  ],
  'nul-character': [{ url: 'postgres://a«%00»b/shop' }],
  'ambiguous-delimiter-in-user-name': [
    { url: 'postgres://us«#»er:p@db/shop', fixed: 'postgres://us%23er:p@db/shop' },
  ],
  'host-missing': [{ url: 'postgres://[«»]/shop' }],
  'host-invalid': [{ url: 'postgres://[::1]«z»/shop' }, { url: 'postgres://[::1«»' }],
  'port-invalid': [{ url: 'postgres://db:«65536»/shop' }],
  'port-parameter-invalid': [{ url: 'postgres://db/shop?port=«54e32»' }],
  'unmatched-ports': [{ url: 'postgres://db1,db2/shop?port=«5432,5433,5434»' }],
  'empty-host': [{ url: 'postgres://db1,«»,db2/shop' }],
  'wrong-scheme': [{ url: '«postgre»://db/shop', fixed: 'postgres://db/shop' }],
  'missing-scheme': [{ url: '«»db:5432/shop' }],
  'parameter-without-value': [{ url: 'postgres://db/shop?«sslmode»' }],
  'second-equals-sign': [{ url: 'postgres://db/shop?options=a«=»b' }],
  'unknown-parameter': [
    { url: 'postgres://db/shop?«sslmod»=require', fixed: 'postgres://db/shop?sslmode=require' },
  ],
  'unknown-value': [
    { url: 'postgres://db/shop?sslmode=«requre»', fixed: 'postgres://db/shop?sslmode=require' },
  ],
})
