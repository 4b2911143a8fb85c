import { programOf } from '../../shared/program.ts'
import { readRequests } from './parse.ts'

/** requests with urllib3. */
export const requests = programOf({
  name: 'requests',
  title: 'Python: requests',
  edition: {
    date: '2022-06-29',
    version: 'requests 2.28.1, urllib3 1.26.12',
    url: 'https://requests.readthedocs.io/en/v2.28.1/',
  },
  read: readRequests,
})
