import { programOf } from '../../shared/program.ts'
import { readRuby } from './parse.ts'

/** URI of Ruby's standard library. */
export const ruby = programOf({
  name: 'ruby',
  title: 'Ruby: URI',
  edition: {
    date: '2025-03-26',
    version: 'Ruby 3.1.7',
    url: 'https://docs.ruby-lang.org/en/3.1/URI.html',
  },
  read: readRuby,
  lookup: { readsNumbers: true, readsAsterisk: true },
})
