// One file for the desktop and the browser, as with the server: most of it is the same client.
declare function require(id: string): { activate(context: never): void }
declare const WorkerGlobalScope: unknown

const host =
  typeof WorkerGlobalScope === 'undefined' ? require('./desktop.ts') : require('./browser.ts')

export const activate = host.activate
