import type { ExtensionContext } from 'vscode'
import { activateWith, type Host } from './activate-with.ts'

// One file for the desktop and the browser, as with the server: most of it is the same client. An
// extension of the browser is one file, so that this is the whole of it there.
declare function require(id: './desktop.ts' | './browser.ts'): Host
declare const WorkerGlobalScope: unknown

/** Starts a server; only then is what the client is made of run. */
export const start: Host['start'] = (context, options, show) => {
  const inBrowser = typeof WorkerGlobalScope !== 'undefined'
  return (inBrowser ? require('./browser.ts') : require('./desktop.ts')).start(
    context,
    options,
    show,
  )
}

/** In the browser. */
export function activate(context: ExtensionContext): void {
  activateWith(context, null, () => ({ start }))
}
