import { programOf } from '../../shared/program.ts'
import { readFirefox } from './parse.ts'

/** Firefox. */
export const firefox = programOf({
  name: 'firefox',
  title: 'Firefox',
  edition: {
    date: '2026-11-10',
    version: 'Firefox 153.7.0',
    url: 'https://firefox-source-docs.mozilla.org/networking/url_parsers.html',
  },
  read: readFirefox,
})
