import { programOf } from '../../shared/program.ts'
import { readCurl } from './parse.ts'

/** libcurl and the curl command. */
export const curl = programOf({
  name: 'curl',
  title: 'curl',
  edition: {
    date: '2023-02-20',
    version: '7.88.1',
    url: 'https://curl.se/docs/url-syntax.html',
  },
  read: readCurl,
})
