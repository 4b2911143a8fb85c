import type { ExtensionContext } from 'vscode'
import { activateWith, type Host } from './activate-with.ts'

// One file for the desktop and the browser, as for the server, because most of the client is the
// same. In a browser, an extension is a single file, so this is all of it there.
declare function require(id: './desktop.ts' | './browser.ts'): Host
declare const WorkerGlobalScope: unknown

/** Starts a server. The client's own code runs only then. */
export const start: Host['start'] = (context, options, show) => {
  const inBrowser = typeof WorkerGlobalScope !== 'undefined'
  return (inBrowser ? require('./browser.ts') : require('./desktop.ts')).start(
    context,
    options,
    show,
  )
}

/** Activates the extension in the browser. */
export function activate(context: ExtensionContext): void {
  activateWith(context, null, () => ({ start }))
}
