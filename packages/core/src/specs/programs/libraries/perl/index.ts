import { programOf } from '../../shared/program.ts'
import { readPerl } from './parse.ts'

/** The module URI of Perl, as LWP takes it. */
export const perl = programOf({
  name: 'perl',
  title: 'Perl: URI',
  edition: {
    date: '2023-02-15',
    version: 'URI 5.17',
    url: 'https://metacpan.org/release/OALDERS/URI-5.17',
  },
  read: readPerl,
  lookup: { readsNumbers: true },
})
