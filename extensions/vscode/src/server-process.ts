// The server as a process of its own: a small file that loads the large one beside it.
import { startNode } from '@hreflint/language-server/start'

declare function require(id: './server.js'): typeof import('./server.ts')

void startNode(async () => require('./server.js'))
