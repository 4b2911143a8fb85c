import { programOf } from '../../shared/program.ts'
import { readGo } from './parse.ts'

/** net/url and net/http of Go. */
export const go = programOf({
  name: 'go',
  title: 'Go: net/http',
  edition: {
    date: '2023-04-04',
    version: 'Go 1.19.8',
    url: 'https://pkg.go.dev/net/url@go1.19.8',
  },
  read: readGo,
})
