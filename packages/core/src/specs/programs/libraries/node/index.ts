import { programOf } from '../../shared/program.ts'
import { readNode } from './parse.ts'

/** Node's legacy `url.parse`, whose result `http.request` takes. */
export const node = programOf({
  name: 'node',
  title: 'Node: url.parse',
  edition: {
    date: '2026-03-04',
    version: 'Node 20.20.2',
    url: 'https://nodejs.org/docs/latest-v20.x/api/url.html#urlparseurlstring-parsequerystring-slashesdenotehost',
  },
  read: readNode,
  lookup: { readsNumbers: true },
})
