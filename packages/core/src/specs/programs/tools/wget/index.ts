import { programOf } from '../../shared/program.ts'
import { readWget } from './parse.ts'

/** GNU Wget. */
export const wget = programOf({
  name: 'wget',
  title: 'wget',
  edition: {
    date: '2022-02-26',
    version: 'GNU Wget 1.21.3',
    url: 'https://www.gnu.org/software/wget/manual/wget.html#URL-Format',
  },
  read: readWget,
  lookup: { readsNumbers: true },
})
