import type { ExtensionContext } from 'vscode'
import { activateWith, type Host } from './activate-with.ts'

// Is built as a file of its own, beside this one.
declare function require(id: './client.js'): Host

/** On the desktop. The editor waits for this file, so that it holds only what answers at once. */
export function activate(context: ExtensionContext): void {
  activateWith(context, ['file', 'untitled', 'vscode-vfs'], () => require('./client.js'))
}
