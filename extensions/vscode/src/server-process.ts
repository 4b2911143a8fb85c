// The server as a separate process. This small file loads the large one next to it.
import { startNode } from '@hreflint/language-server/start'

declare function require(id: './server.js'): typeof import('./server.ts')

void startNode(async () => require('./server.js'))
