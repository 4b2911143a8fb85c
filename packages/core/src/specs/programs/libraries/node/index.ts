import { programOf } from '../../shared/program.ts'
import { readNode } from './parse.ts'

/** The legacy `url.parse` of Node, as `http.request` takes it. */
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
