import { programOf } from '../../shared/program.ts'
import { readPhpFilter } from './parse.ts'

/** FILTER_VALIDATE_URL of PHP, before parse_url. */
export const phpFilter = programOf({
  name: 'php-filter',
  title: 'PHP: FILTER_VALIDATE_URL',
  edition: {
    date: '2022-12-08',
    version: 'PHP 8.2',
    url: 'https://www.php.net/manual/en/filter.constants.php#constant.filter-validate-url',
  },
  read: readPhpFilter,
  lookup: { readsNumbers: true },
})
