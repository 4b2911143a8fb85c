import { programOf } from '../../shared/program.ts'
import { readJavaUri } from './parse.ts'

/** java.net.URI with java.net.http. */
export const javaUri = programOf({
  name: 'java-uri',
  title: 'Java: java.net.URI',
  edition: {
    date: '2021-09-14',
    version: 'OpenJDK 17',
    url: 'https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html',
  },
  read: readJavaUri,
})
