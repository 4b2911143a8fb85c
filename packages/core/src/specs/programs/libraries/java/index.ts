import { programOf } from '../../shared/program.ts'
import { readJava } from './parse.ts'

/** java.net.URL and HttpURLConnection. */
export const java = programOf({
  name: 'java',
  title: 'Java: java.net.URL',
  edition: {
    date: '2021-09-14',
    version: 'OpenJDK 17',
    url: 'https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URL.html',
  },
  read: readJava,
})
