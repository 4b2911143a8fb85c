import { programOf } from '../../shared/program.ts'
import { readPerl } from './parse.ts'

/** Perl's URI module, as LWP uses it. */
export const perl = programOf({
  name: 'perl',
  title: 'Perl: URI',
  edition: {
    date: '2023-02-15',
    version: 'URI 5.17',
    url: 'https://metacpan.org/release/OALDERS/URI-5.17',
  },
  read: readPerl,
  lookup: { readsNumbers: true, readsAsterisk: true },
})
