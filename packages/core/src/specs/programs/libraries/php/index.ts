import { programOf } from '../../shared/program.ts'
import { readPhp } from './parse.ts'

/** parse_url of PHP, which its streams use. */
export const php = programOf({
  name: 'php',
  title: 'PHP: parse_url',
  edition: {
    date: '2022-12-08',
    version: 'PHP 8.2',
    url: 'https://www.php.net/manual/en/function.parse-url.php',
  },
  read: readPhp,
  lookup: { readsNumbers: true },
})
