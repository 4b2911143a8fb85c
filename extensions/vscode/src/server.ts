// One file for the desktop and the browser, because the server's tables are most of the package.
// Only the half that is required runs. The other half is not even parsed.
declare function require(id: '@hreflint/language-server/browser'): unknown
declare function require(
  id: '@hreflint/language-server/serve',
): typeof import('@hreflint/language-server/serve')
declare const WorkerGlobalScope: unknown

if (typeof WorkerGlobalScope !== 'undefined') require('@hreflint/language-server/browser')

/** Serves one client in this process. */
export const serve: typeof import('@hreflint/language-server/serve').serve = args =>
  require('@hreflint/language-server/serve').serve(args)
