// One file for the desktop and the browser, because the server's tables are most of the package.
// Only the half that is required runs; the other is not even read.
declare function require(id: string): unknown
declare const WorkerGlobalScope: unknown

if (typeof WorkerGlobalScope === 'undefined') require('@hreflint/language-server/node')
else require('@hreflint/language-server/browser')

export {}
