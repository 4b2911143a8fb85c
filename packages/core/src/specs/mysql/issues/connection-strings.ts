import { urlIssues } from '../../../connection/url-issues.ts'

const clause =
  'https://dev.mysql.com/doc/refman/8.4/en/connecting-using-uri-or-key-value-pairs.html'

/** The issues of MySQL connection strings. */
export const connectionStrings = urlIssues('mysql', 'mysql', clause, {
  'password-read-as-port': [
    { url: 'mysql://app:«#»@localhost/shop', fixed: 'mysql://app:%23@localhost/shop' },
    { url: 'mysql://app:12«/»ss@db:3306/shop', fixed: 'mysql://app:12%2Fss@db:3306/shop' },
  ],
  'wrong-scheme': [{ url: '«mysq»://db/shop', fixed: 'mysql://db/shop' }],
})
