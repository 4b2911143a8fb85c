import { urlIssues } from '../../../connection/url-issues.ts'

/** The issues of Redis URLs. */
export const connectionStrings = urlIssues(
  'redis',
  'redis',
  'https://www.iana.org/assignments/uri-schemes/prov/redis',
  {
    'password-read-as-port': [
      { url: 'redis://app:12«/»ss@db:6379/0', fixed: 'redis://app:12%2Fss@db:6379/0' },
    ],
    'wrong-scheme': [{ url: '«redi»://db/0', fixed: 'redis://db/0' }],
  },
)
