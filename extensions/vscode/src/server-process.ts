// The server as a process of its own. What the engine makes of the large file beside it is kept for
// the next start, where Node can do that (from 22.1).
declare function require(id: string): { enableCompileCache?: () => unknown }

require('node:module').enableCompileCache?.()
require('./server.js')

export {}
