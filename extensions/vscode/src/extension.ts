import type { ExtensionContext } from 'vscode'
import { activateWith, type Host } from './activate-with.ts'

// Built as a separate file next to this one.
declare function require(id: './client.js'): Host

/**
 * Activates the extension on the desktop. The editor waits for this file, so it contains only what
 * must be available at once.
 */
export function activate(context: ExtensionContext): void {
  activateWith(context, ['file', 'untitled', 'vscode-vfs'], () => require('./client.js'))
}
