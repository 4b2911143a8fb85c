import { connectionIssues } from '../../../connection/connection-issues.ts'

const clause =
  'https://github.com/mongodb/specifications/blob/92b3c0b9/source/connection-string/connection-string-spec.md'

const right =
  'mongodb://app:p%2Fss@db.example:27017/shop?tls=true&authMechanismProperties=SERVICE_NAME:other'

/** The issues of MongoDB connection strings. */
export const connectionStrings = connectionIssues('mongodb', clause, right, {
  'unescaped-delimiter-in-password': [
    {
      url: 'mongodb://app:p«/»ss@db.example/shop',
      fixed: 'mongodb://app:p%2Fss@db.example/shop',
    },
    {
      url: 'mongodb+srv://app:p«@»ss@cluster0.example.net/shop',
      fixed: 'mongodb+srv://app:p%40ss@cluster0.example.net/shop',
    },
    { url: 'mongodb://app:p«:»ss@db.example', fixed: 'mongodb://app:p%3Ass@db.example' },
  ],
  'password-read-as-host': [
    {
      url: 'mongodb://app:p«@»ss/w@db.example/shop',
      fixed: 'mongodb://app:p%40ss%2Fw@db.example/shop',
    },
  ],
  'password-read-as-port': [
    {
      url: 'mongodb://app:12«/»x?=@db.example/shop',
      fixed: 'mongodb://app:12%2Fx%3F%3D@db.example/shop',
    },
  ],
  'unescaped-character-in-password': [
    { url: 'mongodb://app:p«^»ss@db.example', fixed: 'mongodb://app:p%5Ess@db.example' },
  ],
  'unescaped-plus': [
    { url: 'mongodb://app:p«+»ss@db.example', fixed: 'mongodb://app:p%2Bss@db.example' },
  ],
  'stray-percent-in-password': [
    { url: 'mongodb://app:100«%»@db.example', fixed: 'mongodb://app:100%25@db.example' },
  ],
  'stray-percent': [{ url: 'mongodb://a«%»:p@db.example', fixed: 'mongodb://a%25:p@db.example' }],
  'escape-not-utf8': [{ url: 'mongodb://app:«p%FF»@db.example' }],
  'unescaped-delimiter-in-user-name': [
    { url: 'mongodb://app«@»home:p@db.example', fixed: 'mongodb://app%40home:p@db.example' },
  ],
  'user-name-missing': [{ url: 'mongodb://«»@db.example' }],
  'host-missing': [{ url: 'mongodb://«»/shop' }],
  'host-invalid': [{ url: 'mongodb://«[::1»/shop' }],
  'port-invalid': [{ url: 'mongodb://db.example:«0»' }],
  'several-hosts': [{ url: 'mongodb+srv://«a.example.net,b.example.net»' }],
  'port-with-service-name': [{ url: 'mongodb+srv://a.example.net:«27017»' }],
  'wrong-scheme': [{ url: '«mongo»://db.example/shop', fixed: 'mongodb://db.example/shop' }],
  'missing-scheme': [{ url: '«»db.example:27017/shop' }],
  'parameter-without-value': [{ url: 'mongodb://db.example/?«tls»' }],
  'unknown-parameter': [
    {
      url: 'mongodb://db.example/?«retryWrite»=true',
      fixed: 'mongodb://db.example/?retryWrites=true',
    },
  ],
  'unknown-value': [
    {
      url: 'mongodb://db.example/?readPreference=«secondry»',
      fixed: 'mongodb://db.example/?readPreference=secondary',
    },
  ],
  'deprecated-parameter': [
    {
      url: 'mongodb://db.example/?«wtimeout»=5',
      fixed: 'mongodb://db.example/?wTimeoutMS=5',
    },
  ],
  'repeated-parameter': [{ url: 'mongodb://db.example/?w=1&«w»=2' }],
  'empty-parameter': [{ url: 'mongodb://db.example/?journal=«»' }],
  'property-without-value': [
    { url: 'mongodb://db.example/?authMechanismProperties=«SERVICE_NAME»' },
  ],
})
