import { connectionIssues } from '../../../connection/connection-issues.ts'

const clause = 'https://jdbc.postgresql.org/documentation/use/#connecting-to-the-database'

const right = 'jdbc:postgresql://db:5432/shop?user=app&password=p%2Fss'

/** The issues of URLs of JDBC. */
export const connectionStrings = connectionIssues('jdbc', clause, right, {
  'credentials-before-host': [
    {
      url: 'jdbc:postgresql://«app:secret@»db:5432/shop',
      fixed: 'jdbc:postgresql://db:5432/shop?user=app&password=secret',
    },
    {
      url: 'jdbc:postgresql://«app:p/ss+w@»db/shop?ssl=true',
      fixed: 'jdbc:postgresql://db/shop?user=app&password=p%2Fss%2Bw&ssl=true',
    },
    {
      url: 'jdbc:mariadb://«app:p/ss@»db/shop',
      fixed: 'jdbc:mariadb://db/shop?user=app&password=p/ss',
    },
  ],
  'password-ends-early': [
    {
      url: 'jdbc:postgresql://db/shop?user=app&password=p«&»ss',
      fixed: 'jdbc:postgresql://db/shop?user=app&password=p%26ss',
    },
  ],
  'unescaped-delimiter-in-password': [
    { url: 'jdbc:mysql://app:p«/»ss@db/shop', fixed: 'jdbc:mysql://app:p%2Fss@db/shop' },
  ],
  'password-read-as-port': [
    { url: 'jdbc:mysql://app:12«/»ss@db/shop', fixed: 'jdbc:mysql://app:12%2Fss@db/shop' },
  ],
  'password-read-as-host': [
    { url: 'jdbc:mysql://app:p@s«/»s@db/shop', fixed: 'jdbc:mysql://app:p%40s%2Fs@db/shop' },
  ],
  'unescaped-delimiter-in-user-name': [{ url: 'jdbc:mysql://ada«@»home:p/s@db/shop' }],
  'user-name-read-as-host': [
    { url: 'jdbc:mysql://us«#»er:p@db/shop', fixed: 'jdbc:mysql://us%23er:p@db/shop' },
  ],
  'unescaped-plus': [
    {
      url: 'jdbc:postgresql://db/shop?user=app&password=p«+»ss',
      fixed: 'jdbc:postgresql://db/shop?user=app&password=p%2Bss',
    },
  ],
  'stray-percent-in-password': [
    { url: 'jdbc:mysql://app:100«%»@db/shop', fixed: 'jdbc:mysql://app:100%25@db/shop' },
  ],
  'stray-percent': [
    {
      url: 'jdbc:postgresql://db/shop?user=app&password=100«%»',
      fixed: 'jdbc:postgresql://db/shop?user=app&password=100%25',
    },
  ],
  'nul-character': [{ url: 'jdbc:postgresql://db/shop?user=a«%00»' }],
  'host-missing': [{ url: 'jdbc:mysql://app:p@«»/shop' }],
  'host-invalid': [{ url: 'jdbc:mysql://d«^»b/shop' }],
  'port-invalid': [{ url: 'jdbc:postgresql://db:«port»/shop' }],
  'wrong-scheme': [{ url: '«jdbc:postgres»://db/shop', fixed: 'jdbc:postgresql://db/shop' }],
  'missing-scheme': [{ url: '«»db:5432/shop' }],
  'unknown-parameter': [
    {
      url: 'jdbc:postgresql://db/shop?«sslMode»=require',
      fixed: 'jdbc:postgresql://db/shop?sslmode=require',
    },
  ],
  'unknown-value': [
    {
      url: 'jdbc:postgresql://db/shop?sslmode=«requre»',
      fixed: 'jdbc:postgresql://db/shop?sslmode=require',
    },
  ],
})
